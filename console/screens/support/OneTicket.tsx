import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { support as s } from '../../texts/support.ts';
import { Messages } from './Messages.tsx';

/** A question with its replies. */
export function OneTicket({ id, close }: { id: string; close: () => void }) {
  const path = { ticket_id: id };
  const { data, error } = useCall('getTicket', { path });
  const end = useWrite('closeTicket');
  const again = useWrite('reopenTicket');
  const one = data?.data;
  const may = (action: string) => one?.allowed_actions.includes(action as never) ?? false;
  const refusal = end.error ?? again.error;
  return (
    <Dialog title={one?.subject ?? s.title} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={6} />}
      {one && (
        <>
          <p>
            <Pill>{s.states[one.status] ?? one.status}</Pill>
          </p>
          <Messages ticket={id} reply={may('reply')} note={may('note')} />
          {refusal && <RefusalNotice refusal={refusal} />}
          <div className={layout['buttons']}>
            {may('close') && (
              <Button
                busy={end.isPending}
                onClick={() => end.mutate({ path }, { onSuccess: () => toast(s.closed) })}
              >
                {s.close}
              </Button>
            )}
            {may('reopen') && (
              <Button
                busy={again.isPending}
                onClick={() => again.mutate({ path, body: {} }, { onSuccess: () => toast(s.reopened) })}
              >
                {s.reopen}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { support as s } from '../../texts/support.ts';
import styles from './Support.module.css';

/** A question with its replies. */
export function OneTicket({ id, close }: { id: string; close: () => void }) {
  const path = { ticket_id: id };
  const { data, error } = useCall('getTicket', { path });
  const messages = useCall('listTicketMessages', { path, query: { ordering: 'created_at', limit: 100 } });
  const reply = useWrite('createTicketMessage');
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
          <ul className={styles['messages']}>
            {messages.data?.data.map((message) => (
              <li key={message.id} className={styles['message']}>
                <Person person={message.author} />
                <p>{message.body}</p>
                <time className={styles['muted']} dateTime={message.created_at}>
                  {moment(message.created_at)}
                </time>
              </li>
            ))}
          </ul>
          {refusal && <RefusalNotice refusal={refusal} />}
          {may('reply') && (
            <Form
              key={messages.data?.data.length}
              label={s.reply}
              refusal={reply.error}
              onSubmit={(values) =>
                reply.mutate(
                  { path, body: { body: textOf(values, 'body').trim() } },
                  { onSuccess: () => toast(s.replied) },
                )
              }
              actions={
                <Button type="submit" look="main" busy={reply.isPending}>
                  {s.reply}
                </Button>
              }
            >
              <TextField label={s.reply} name="body" required maxLength={5000} />
            </Form>
          )}
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

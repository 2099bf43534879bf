import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { Notice } from '../../parts/notice/Notice.tsx';
import { developers as d } from '../../texts/developers.ts';

/** Sends failed deliveries again, after a count of what that would be. */
export function Recover({ webhookId, close }: { webhookId: string; close: () => void }) {
  const key = useWriteKey();
  const count = useWrite('recoverDeliveries');
  const recover = useWrite('recoverDeliveries');
  const path = { webhook_id: webhookId };
  const counted = count.data?.data;
  const done = recover.data?.data;
  return (
    <Dialog title={d.recover} onClose={close}>
      <p>{d.recoverText}</p>
      {done ? (
        <Notice look="good">{d.sentAgain(done.count)}</Notice>
      ) : (
        <Form
          refusal={count.error ?? recover.error}
          onSubmit={(values) => {
            const since = new Date(textOf(values, 'since')).toISOString();
            count.mutate({ path, body: { since, dry_run: true } });
          }}
          actions={
            <>
              <Button type="submit" busy={count.isPending}>
                {d.preview}
              </Button>
              {counted && counted.count > 0 && (
                <Button
                  look="main"
                  busy={recover.isPending}
                  onClick={() =>
                    recover.mutate({ path, body: { since: counted.since }, idempotencyKey: key })
                  }
                >
                  {d.recover}
                </Button>
              )}
            </>
          }
        >
          <TextField label={d.since} name="since" type="datetime-local" defaultValue={yesterday()} required />
          {counted && (
            <Notice>
              {d.wouldSend(counted.count)}
              {counted.count > 0 && (
                <Facts rows={counted.events.map(({ event, count: number }) => [event, number])} />
              )}
            </Notice>
          )}
        </Form>
      )}
    </Dialog>
  );
}

/** As an input of date and time has it: local, without a zone. */
function yesterday(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000 - 86_400_000);
  return local.toISOString().slice(0, 16);
}

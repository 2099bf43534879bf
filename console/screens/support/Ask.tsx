import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { toast } from '../../parts/toast/toasts.ts';
import { support as s } from '../../texts/support.ts';

export function Ask({ close }: { close: () => void }) {
  const create = useWrite('createTicket');
  const key = useWriteKey();
  return (
    <Dialog title={s.ask} onClose={close}>
      <Form
        label={s.ask}
        refusal={create.error}
        onSubmit={(values) =>
          create.mutate(
            {
              idempotencyKey: key,
              body: { subject: textOf(values, 'subject').trim(), body: textOf(values, 'body').trim() },
            },
            {
              onSuccess() {
                toast(s.sent);
                close();
              },
            },
          )
        }
        actions={
          <Button type="submit" look="main" busy={create.isPending}>
            {s.send}
          </Button>
        }
      >
        <TextField label={s.subject} name="subject" required maxLength={120} />
        <TextField label={s.body} name="body" required maxLength={5000} />
      </Form>
    </Dialog>
  );
}

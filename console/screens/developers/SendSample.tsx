import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { toast } from '../../parts/toast/toasts.ts';
import { developers as d } from '../../texts/developers.ts';
import { isChosen, useEventKinds } from './events.ts';

export function SendSample({ webhookId, close }: { webhookId: string; close: () => void }) {
  const key = useWriteKey();
  const kinds = useEventKinds().filter(isChosen);
  const send = useWrite('sendSampleEvent');
  const submit = (values: FormData) =>
    send.mutate(
      {
        path: { webhook_id: webhookId },
        body: { event: textOf(values, 'event') as never },
        idempotencyKey: key,
      },
      {
        onSuccess: () => {
          toast(d.sampled);
          close();
        },
      },
    );
  return (
    <Dialog title={d.sample} onClose={close}>
      <Form
        refusal={send.error}
        onSubmit={submit}
        actions={
          <Button type="submit" look="main" busy={send.isPending}>
            {d.sample}
          </Button>
        }
      >
        <SelectField label={d.sampleOf} name="event" required choices={kinds} />
      </Form>
    </Dialog>
  );
}

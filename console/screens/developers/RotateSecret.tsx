import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Code } from '../../parts/copy/Code.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { developers as d } from '../../texts/developers.ts';
import { t } from '../../texts/index.ts';

export function RotateSecret({ webhookId, close }: { webhookId: string; close: () => void }) {
  const key = useWriteKey();
  const rotate = useWrite('rotateWebhookSecret');
  const submit = (values: FormData) => {
    const hours = textOf(values, 'overlap_hours');
    const body = hours === '' ? {} : { overlap_hours: Number(hours) };
    rotate.mutate({ path: { webhook_id: webhookId }, body, idempotencyKey: key });
  };
  return (
    <Dialog title={d.rotate} onClose={close}>
      {rotate.data ? (
        <>
          <p>{d.rotated}</p>
          <Code text={rotate.data.data.secret} label={t.secret} />
        </>
      ) : (
        <Form
          refusal={rotate.error}
          onSubmit={submit}
          actions={
            <Button type="submit" look="main" busy={rotate.isPending}>
              {d.rotate}
            </Button>
          }
        >
          <TextField
            label={d.overlap}
            name="overlap_hours"
            hint={d.rotateHint}
            type="number"
            min={0}
            defaultValue={24}
          />
        </Form>
      )}
    </Dialog>
  );
}

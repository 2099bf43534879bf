import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Code } from '../../parts/copy/Code.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { t } from '../../texts/index.ts';
import { keys as k } from '../../texts/keys.ts';

export function RotateKey({ keyId, close }: { keyId: string; close: () => void }) {
  const idempotencyKey = useWriteKey();
  const rotate = useWrite('rotateApiKey');
  const submit = (values: FormData) => {
    const hours = textOf(values, 'grace_hours');
    const body = { password: textOf(values, 'password'), ...(hours && { grace_hours: Number(hours) }) };
    rotate.mutate({ path: { key_id: keyId }, body, idempotencyKey });
  };
  return (
    <Dialog title={k.rotate} onClose={close}>
      {rotate.data ? (
        <>
          <p>{k.secretOnce}</p>
          <Code text={rotate.data.data.secret} label={t.secret} />
        </>
      ) : (
        <Form
          refusal={rotate.error}
          onSubmit={submit}
          actions={
            <Button type="submit" look="main" busy={rotate.isPending}>
              {k.rotate}
            </Button>
          }
        >
          <p>{k.rotateText}</p>
          <TextField label={k.grace} name="grace_hours" type="number" min={0} defaultValue={24} />
          <PasswordField label={k.ownPassword} name="password" autoComplete="current-password" />
        </Form>
      )}
    </Dialog>
  );
}

import { useWrite, useWriteKey } from '../../api/query.ts';
import { includes, useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Code } from '../../parts/copy/Code.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { t } from '../../texts/index.ts';
import { keys as k } from '../../texts/keys.ts';
import { KeyFields, keyMembers } from './KeyFields.tsx';

const kinds = () => [
  { value: 'personal', label: k.personal },
  { value: 'service', label: k.service },
];

/** Makes a key and shows its secret once. Only admins choose the kind. */
export function CreateKey({ close }: { close: () => void }) {
  const { role } = useMe();
  const idempotencyKey = useWriteKey();
  const create = useWrite('createApiKey');
  const submit = (values: FormData) => {
    const kind = textOf(values, 'kind') === 'service' ? 'service' : 'personal';
    const body = { ...keyMembers(values), kind, password: textOf(values, 'password') } as const;
    create.mutate({ body, idempotencyKey });
  };
  return (
    <Dialog title={k.create} onClose={close}>
      {create.data ? (
        <>
          <p>{k.secretOnce}</p>
          <Code text={create.data.data.secret} label={t.secret} />
          <div>
            <Button look="main" onClick={close}>
              {t.close}
            </Button>
          </div>
        </>
      ) : (
        <Form
          refusal={create.error}
          onSubmit={submit}
          actions={
            <Button type="submit" look="main" busy={create.isPending}>
              {k.create}
            </Button>
          }
        >
          {includes(role, 'admin') && <SelectField label={k.kind} name="kind" required choices={kinds()} />}
          <KeyFields />
          <PasswordField label={k.ownPassword} name="password" autoComplete="current-password" />
        </Form>
      )}
    </Dialog>
  );
}

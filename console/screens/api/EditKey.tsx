import { useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { t } from '../../texts/index.ts';
import { keys as k } from '../../texts/keys.ts';
import { KeyFields, keyMembers, type Key } from './KeyFields.tsx';

export function EditKey({ known, close }: { known: Key; close: () => void }) {
  const update = useWrite('updateApiKey');
  const submit = (values: FormData) => {
    const password = textOf(values, 'password');
    // an emptied list of networks means any
    const body = { allowed_ips: [], ...keyMembers(values), ...(password && { password }) };
    update.mutate({ path: { key_id: known.id }, body }, { onSuccess: close });
  };
  return (
    <Dialog title={k.edit} onClose={close}>
      <Form
        refusal={update.error}
        onSubmit={submit}
        actions={
          <Button type="submit" look="main" busy={update.isPending}>
            {t.save}
          </Button>
        }
      >
        <KeyFields known={known} />
        <PasswordField label={k.ownPassword} name="password" autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}

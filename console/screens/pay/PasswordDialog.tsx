import type { Refusal } from '../../api/refusal.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { pay as s } from '../../texts/pay.ts';

interface Props {
  title: string;
  write: { isPending: boolean; error: Refusal | null };
  confirm(password: string): void;
  close: () => void;
}

/** A step that the person confirms with their password. */
export const PasswordDialog = ({ title, write, confirm, close }: Props) => (
  <Dialog title={title} onClose={close}>
    <Form
      label={title}
      refusal={write.error}
      onSubmit={(values) => confirm(textOf(values, 'password'))}
      actions={<FormButtons text={title} busy={write.isPending} cancel={close} />}
    >
      <PasswordField label={s.password} name="password" required autoComplete="current-password" />
    </Form>
  </Dialog>
);

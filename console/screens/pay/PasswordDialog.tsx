import type { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { t } from '../../texts/index.ts';
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
      actions={
        <>
          <Button type="submit" look="main" busy={write.isPending}>
            {title}
          </Button>
          <Button onClick={close}>{t.cancel}</Button>
        </>
      }
    >
      <PasswordField label={s.password} name="password" required autoComplete="current-password" />
    </Form>
  </Dialog>
);

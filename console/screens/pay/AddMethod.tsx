import { useWrite, useWriteKey } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { pay as s } from '../../texts/pay.ts';

/** A bank account with an IBAN, which most are. Other kinds are added with the call's own form. */
export function AddMethod({ close }: { close: () => void }) {
  const me = useMe();
  const create = useWrite('createPaymentMethod');
  const key = useWriteKey();
  return (
    <Dialog title={s.addMethod} onClose={close}>
      <Form
        label={s.addMethod}
        refusal={create.error}
        onSubmit={(values) => {
          const text = (name: string) => textOf(values, name).trim();
          create.mutate(
            {
              idempotencyKey: key,
              body: {
                kind: 'bank_account',
                label: text('label'),
                holder_name: text('holder_name'),
                iban: text('iban'),
                currency: text('currency'),
                password: textOf(values, 'password'),
              },
            },
            {
              onSuccess() {
                toast(s.added);
                close();
              },
            },
          );
        }}
        actions={<FormButtons text={s.addMethod} busy={create.isPending} cancel={close} />}
      >
        <TextField label={s.label} name="label" required maxLength={60} />
        <TextField
          label={s.holder}
          name="holder_name"
          required
          maxLength={70}
          defaultValue={me.user?.name}
          autoComplete="name"
        />
        <div className={layout['fields']}>
          <TextField label={s.iban} name="iban" required />
          <TextField
            label={s.methodCurrency}
            name="currency"
            required
            maxLength={3}
            defaultValue={me.workspace.currency}
          />
        </div>
        <PasswordField label={s.password} name="password" required autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}

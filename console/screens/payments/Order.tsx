import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { day as dayText } from '../../parts/formats.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { payments as s } from '../../texts/payments.ts';

export interface Day {
  pay_on: string;
  currency: string;
}

/** Orders the payments of a day from the bank. */
export function Order({ day: { pay_on, currency }, close }: { day: Day; close: () => void }) {
  const create = useWrite('adminCreatePaymentRun', 'profile');
  const key = useWriteKey();
  const title = s.orderTitle(dayText(pay_on), currency);
  return (
    <Dialog title={title} onClose={close}>
      <Form
        label={title}
        refusal={create.error}
        onSubmit={(values) => {
          const [holder_name, iban] = [textOf(values, 'account.holder_name'), textOf(values, 'account.iban')];
          create.mutate(
            {
              idempotencyKey: key,
              body: {
                pay_on,
                currency,
                password: textOf(values, 'password'),
                ...(iban !== '' && { account: { holder_name, iban } }),
              },
            },
            {
              onSuccess({ data: { status } }) {
                toast(status === 'waiting' ? s.orderedWaits : s.ordered);
                close();
              },
            },
          );
        }}
        actions={
          <Button type="submit" look="main" busy={create.isPending}>
            {s.order}
          </Button>
        }
      >
        <div className={layout['fields']}>
          <TextField label={s.holder} name="account.holder_name" hint={s.accountHint} />
          <TextField label={s.iban} name="account.iban" />
        </div>
        <PasswordField label={s.password} name="password" required autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}

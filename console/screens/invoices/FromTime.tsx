import { useCall, useWrite, useWriteKey } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, monthStart, today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { invoices as s } from '../../texts/invoices.ts';

/** Drafts an invoice from the billable time of a contractor, the former month at first. */
export function FromTime({ show, close }: { show: (id: string) => void; close: () => void }) {
  const { workspace } = useMe();
  const contracts = useCall('adminListContracts', { query: { type: ['contractor'], limit: 100 } });
  const people = new Map((contracts.data?.data ?? []).map(({ employee }) => [employee.id, employee.name]));
  const write = useWrite('adminInvoiceFromTime');
  const idempotencyKey = useWriteKey();
  const from = monthStart(today(), -1);
  return (
    <Dialog title={s.fromTime} onClose={close}>
      <Form
        label={s.fromTime}
        refusal={write.error}
        onSubmit={(values) => {
          const text = (name: string) => textOf(values, name).trim();
          write.mutate(
            {
              body: {
                employee_id: text('employee_id'),
                from: text('from'),
                to: text('to'),
                hourly_rate: text('hourly_rate'),
                currency: text('currency'),
                tax_rate: text('tax_rate'),
              },
              idempotencyKey,
            },
            {
              onSuccess({ data }) {
                toast(s.drafted);
                close();
                show(data.id);
              },
            },
          );
        }}
        actions={
          <Button type="submit" look="main" busy={write.isPending}>
            {s.fromTime}
          </Button>
        }
      >
        <div className={layout['fields']}>
          <SelectField
            label={s.person}
            name="employee_id"
            required
            choices={[...people].map(([value, label]) => ({ value, label }))}
          />
          <TextField label={s.from} name="from" type="date" required defaultValue={from} />
          <TextField
            label={s.to}
            name="to"
            type="date"
            required
            defaultValue={addDays(monthStart(from, 1), -1)}
          />
          <TextField label={s.rate} name="hourly_rate" inputMode="decimal" required placeholder="0.00" />
          <TextField
            label={s.currency}
            name="currency"
            required
            maxLength={3}
            defaultValue={workspace.currency}
          />
          <TextField label={s.taxRate} name="tax_rate" inputMode="decimal" required defaultValue="19" />
        </div>
      </Form>
    </Dialog>
  );
}

import { useState } from 'react';
import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { money } from '../../parts/formats.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { payments as s } from '../../texts/payments.ts';
import { sumOf } from './amounts.ts';
import type { Slip } from './OneSlip.tsx';

const AMOUNT = /^-?\d{1,12}(\.\d{1,3})?$/;

/** The amounts anew, line by line; gross and net follow from them. */
export function Correct({ slip, close }: { slip: Slip; close: () => void }) {
  const create = useWrite('adminCreatePayslip');
  const key = useWriteKey();
  const [amounts, setAmounts] = useState<readonly string[]>(slip.lines.map(({ amount }) => amount));
  const lines = slip.lines.map(({ code, label, kind }, index) => ({
    code,
    label,
    kind: kind as 'earning',
    amount: amounts[index]!,
  }));
  const of = (kind: string) => lines.filter((one) => one.kind === kind).map(({ amount }) => amount);
  const valid = amounts.every((one) => AMOUNT.test(one));
  const gross = valid ? sumOf(of('earning')) : slip.gross;
  const net = valid ? sumOf([...of('earning'), ...of('deduction').map(negated)]) : slip.net;
  return (
    <Form
      label={s.correct}
      refusal={create.error}
      onSubmit={(values) =>
        create.mutate(
          {
            idempotencyKey: key,
            body: {
              employee_id: slip.employee.id,
              period_start: slip.period_start,
              period_end: slip.period_end,
              currency: slip.currency,
              replaces_id: slip.id,
              reason: textOf(values, 'reason').trim(),
              gross,
              net,
              lines,
            },
          },
          {
            onSuccess() {
              toast(s.drafted);
              close();
            },
          },
        )
      }
      actions={
        <Button type="submit" look="main" busy={create.isPending}>
          {s.draftIt}
        </Button>
      }
    >
      <p className={layout['muted']}>{s.correctText}</p>
      {slip.lines.map(({ code, label }, index) => (
        <TextField
          key={`${code} ${label}`}
          label={label}
          name={`lines.${index}.amount`}
          inputMode="decimal"
          required
          value={amounts[index]}
          onChange={({ target }) =>
            setAmounts((before) => before.map((one, at) => (at === index ? target.value : one)))
          }
        />
      ))}
      <p role="status">
        {s.gross}: {money(gross, slip.currency)} · {s.net}: {money(net, slip.currency)}
      </p>
      <TextField label={s.correctReason} name="reason" required maxLength={200} />
    </Form>
  );
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

import { useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { today } from '../../parts/dates.ts';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { toast } from '../../parts/toast/toasts.ts';
import { t } from '../../texts/index.ts';
import layout from '../../parts/layout/Layout.module.css';
import { contracts as s } from '../../texts/contracts.ts';
import type { Contract } from './OneContract.tsx';

interface Props {
  contract: Contract;
  show: (id: string) => void;
  back: () => void;
}

/** Drafts the next version of a contract. New hours keep the shares of the days. */
export function Amend({ contract, show, back }: Props) {
  const write = useWrite('adminAmendContract');
  return (
    <Form
      label={s.amend}
      refusal={write.error}
      onSubmit={(values) => {
        const text = (name: string) => textOf(values, name).trim();
        const hours = Number(text('weekly_hours'));
        write.mutate(
          {
            path: { contract_id: contract.id },
            body: {
              effective_date: text('effective_date'),
              ...(text('title') !== contract.title && { title: text('title') }),
              ...(text('salary') !== (contract.salary ?? '') && { salary: text('salary') }),
              ...(hours !== contract.weekly_hours && {
                weekly_hours: hours,
                pattern: scaled(contract, hours),
              }),
            },
          },
          {
            onSuccess({ data }) {
              toast(s.amended);
              show(data.id);
            },
          },
        );
      }}
      actions={
        <>
          <Button type="submit" look="main" busy={write.isPending}>
            {s.amend}
          </Button>
          <Button onClick={back}>{t.cancel}</Button>
        </>
      }
    >
      <p className={layout['muted']}>{s.amendText}</p>
      <div className={layout['fields']}>
        <TextField label={s.effective} name="effective_date" type="date" required defaultValue={today()} />
        <TextField label={s.what} name="title" required maxLength={120} defaultValue={contract.title} />
        <TextField
          label={s.salary}
          name="salary"
          inputMode="decimal"
          required={contract.salary !== null}
          defaultValue={contract.salary ?? ''}
        />
        <TextField
          label={s.hours}
          name="weekly_hours"
          type="number"
          required
          min={0.5}
          max={60}
          step={0.25}
          defaultValue={contract.weekly_hours}
        />
      </div>
    </Form>
  );
}

/** Hundredths of hours; the first workday takes the rest, so that the days add up to the week. */
function scaled({ pattern, weekly_hours }: Contract, hours: number): Contract['pattern'] {
  const days = Object.entries(pattern).filter(([, share]) => share > 0);
  const parts = days.map(([, share]) => Math.floor((share / weekly_hours) * hours * 100));
  const rest = Math.round(hours * 100) - parts.reduce((sum, one) => sum + one, 0);
  return {
    ...pattern,
    ...Object.fromEntries(days.map(([name], at) => [name, (parts[at]! + (at === 0 ? rest : 0)) / 100])),
  };
}

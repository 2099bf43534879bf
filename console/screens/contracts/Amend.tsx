import { useWrite } from '../../api/query.ts';
import { today } from '../../parts/dates.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { patternOf } from '../../parts/pattern.ts';
import { toast } from '../../parts/toast/toasts.ts';
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
                pattern: patternOf(hours, contract.pattern),
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
      actions={<FormButtons text={s.amend} busy={write.isPending} cancel={back} />}
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

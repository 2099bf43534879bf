import { useState } from 'react';
import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, monthStart, today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import layout from '../../parts/layout/Layout.module.css';
import { payments as s } from '../../texts/payments.ts';
import { JobResult } from './JobResult.tsx';

/** Schedules the salaries of a month, after showing what would be scheduled. */
export function Prepare({ close }: { close: () => void }) {
  const prepare = useWrite('adminPreparePayments');
  const key = useWriteKey();
  const [job, setJob] = useState<{ id: string; dry: boolean } | null>(null);
  const dry = job === null;
  return (
    <Dialog title={s.prepare} onClose={close}>
      <div onChange={() => setJob(null)}>
        <Form
          label={s.prepare}
          refusal={prepare.error}
          onSubmit={(values) =>
            prepare.mutate(
              {
                query: { dry_run: dry },
                ...(!dry && { idempotencyKey: key }),
                body: {
                  month: textOf(values, 'month'),
                  pay_on: textOf(values, 'pay_on'),
                  source: textOf(values, 'source') as 'payslips',
                },
              },
              { onSuccess: ({ data: { id } }) => setJob({ id, dry }) },
            )
          }
          actions={
            job?.dry === false ? (
              <Button onClick={close}>{s.prepared}</Button>
            ) : (
              <Button type="submit" look={dry ? 'plain' : 'main'} busy={prepare.isPending}>
                {dry ? s.look : s.schedule}
              </Button>
            )
          }
        >
          <div className={layout['fields']}>
            <TextField
              label={s.month}
              name="month"
              type="month"
              required
              defaultValue={monthStart(today()).slice(0, 7)}
            />
            <TextField
              label={s.payOn}
              name="pay_on"
              type="date"
              required
              defaultValue={addDays(monthStart(today(), 1), -3)}
            />
            <SelectField
              label={s.source}
              name="source"
              required
              choices={Object.entries(s.sources).map(([value, label]) => ({ value, label }))}
            />
          </div>
        </Form>
      </div>
      {job && <JobResult key={job.id} id={job.id} />}
    </Dialog>
  );
}

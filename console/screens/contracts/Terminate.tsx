import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { today } from '../../parts/dates.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { days, span } from '../../parts/formats.ts';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { contracts as s } from '../../texts/contracts.ts';
import type { Contract } from './OneContract.tsx';

type Outcome = Data<'adminTerminateContract'>;

/** Ends a contract on a day. What it changes of booked time off is shown before it is written. */
export function Terminate({ contract, back }: { contract: Contract; back: () => void }) {
  const reasons = useCall('getList', { path: { list: 'termination-reasons' } });
  const write = useWrite('adminTerminateContract', 'pto');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <div onChange={() => setOutcome(null)}>
      <Form
        label={s.terminate}
        refusal={write.error}
        onSubmit={(values) => {
          const [reason_id, note] = [textOf(values, 'reason_id'), textOf(values, 'note').trim()];
          const dry_run = outcome === null;
          write.mutate(
            {
              path: { contract_id: contract.id },
              body: {
                end_date: textOf(values, 'end_date'),
                ...(reason_id !== '' && { reason_id }),
                ...(note !== '' && { note }),
                dry_run,
              },
            },
            {
              onSuccess({ data }) {
                if (dry_run) return setOutcome(data);
                toast(s.terminated);
                back();
              },
            },
          );
        }}
        actions={
          <FormButtons
            text={outcome === null ? s.look : s.sure}
            look={outcome === null ? 'main' : 'danger'}
            busy={write.isPending}
            cancel={back}
          />
        }
      >
        <div className={layout['fields']}>
          <TextField
            label={s.lastDay}
            name="end_date"
            type="date"
            required
            defaultValue={contract.end_date ?? today()}
          />
          <SelectField
            label={s.reason}
            name="reason_id"
            empty="–"
            choices={(reasons.data?.data ?? []).map(({ id, label }) => ({ value: id, label }))}
          />
          <TextField label={s.note} name="note" maxLength={1000} />
        </div>
        {outcome && (
          <div role="status">
            {outcome.absences_recounted.length === 0 ? (
              <p>{s.nothingChanges}</p>
            ) : (
              <Table
                label={s.recounted}
                rows={outcome.absences_recounted}
                keyOf={({ id }) => id}
                columns={[
                  {
                    head: s.recounted,
                    cell: (one) => `${one.policy.name}, ${days(one.start_date, one.end_date)}`,
                  },
                  { head: s.before, look: 'figure', cell: (one) => span(one.days_before, one.unit) },
                  { head: s.after, look: 'figure', cell: (one) => span(one.days_after, one.unit) },
                ]}
              />
            )}
          </div>
        )}
      </Form>
    </div>
  );
}

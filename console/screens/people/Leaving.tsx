import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { days, span } from '../../parts/formats.ts';
import { Table } from '../../parts/table/Table.tsx';
import { PersonField } from '../../parts/person/PersonField.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { people as s } from '../../texts/people.ts';

type Outcome = Data<'deactivateUser'>;

interface Props {
  id: string;
  name: string;
  close: () => void;
}

/** Lets a person leave on a day. What will happen is shown before anything changes. */
export function Leaving({ id, name, close }: Props) {
  const reasons = useCall('getList', { path: { list: 'termination-reasons' } });
  const write = useWrite('deactivateUser', 'profile', 'pto', 'contracts');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <Dialog title={s.leaving(name)} onClose={close}>
      <p className={layout['muted']}>{s.leavingText}</p>
      <div onChange={() => setOutcome(null)}>
        <Form
          label={s.leaving(name)}
          refusal={write.error}
          onSubmit={(values) => {
            const [reason_id, heir] = [textOf(values, 'reason_id'), textOf(values, 'reassign_reports_to')];
            const dry_run = outcome === null;
            write.mutate(
              {
                path: { user_id: id },
                body: {
                  last_day: textOf(values, 'last_day'),
                  access_ends: textOf(values, 'access_ends') as 'now' | 'last_day',
                  ...(reason_id !== '' && { reason_id }),
                  ...(heir !== '' && { reassign_reports_to: heir }),
                  dry_run,
                },
              },
              {
                onSuccess({ data }) {
                  if (dry_run) return setOutcome(data);
                  toast(s.left);
                  close();
                },
              },
            );
          }}
          actions={
            outcome === null ? (
              <Button type="submit" look="main" busy={write.isPending}>
                {s.look}
              </Button>
            ) : (
              <Button type="submit" look="danger" busy={write.isPending}>
                {s.sure}
              </Button>
            )
          }
        >
          <div className={layout['fields']}>
            <TextField label={s.lastDay} name="last_day" type="date" required defaultValue={today()} />
            <SelectField
              label={s.access}
              name="access_ends"
              required
              choices={Object.entries(s.accesses).map(([value, label]) => ({ value, label }))}
            />
            <SelectField
              label={s.reason}
              name="reason_id"
              empty="–"
              choices={(reasons.data?.data ?? []).map((one) => ({ value: one.id, label: one.label }))}
            />
            <PersonField label={s.heir} name="reassign_reports_to" empty="–" except={id} />
          </div>
          {outcome && <Effects outcome={outcome} />}
        </Form>
      </div>
    </Dialog>
  );
}

function Effects({ outcome: { absences, ended, leave_payout } }: { outcome: Outcome }) {
  const payout = leave_payout.filter(({ available }) => Number(available) !== 0);
  return (
    <div role="status">
      {absences.length + ended.length + payout.length === 0 && <p>{s.nothingEnds}</p>}
      {absences.length > 0 && (
        <Table
          label={s.absences}
          rows={absences}
          keyOf={(one) => one.id}
          columns={[
            { head: s.absences, cell: (one) => `${one.policy.name}, ${days(one.start_date, one.end_date)}` },
            { head: s.before, look: 'figure', cell: (one) => span(one.days_before, one.unit) },
            { head: s.after, look: 'figure', cell: (one) => span(one.days_after, one.unit) },
          ]}
        />
      )}
      {payout.length > 0 && (
        <>
          <h3>{s.payout}</h3>
          <ul>
            {payout.map((one) => (
              <li key={one.policy.id}>
                {one.policy.name}: {span(String(one.available), one.unit)}
              </li>
            ))}
          </ul>
        </>
      )}
      {ended.length > 0 && (
        <>
          <h3>{s.ends}</h3>
          <ul>
            {ended.map((one) => (
              <li key={`${one.resource} ${one.id}`}>
                {one.resource.replaceAll('_', ' ')}: {one.action}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

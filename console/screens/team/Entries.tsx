import { useRef, useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useList, useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, dateOf, instantOf, timeOf, today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { clockTime, hours, weekDay } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { PeriodSwitch } from '../../parts/period/PeriodSwitch.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { PersonField } from '../../parts/person/PersonField.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { team as s } from '../../texts/team.ts';

type Entry = Data<'adminListTimeEntries'>[number];

/** The entries of a day, to be corrected with a reason that the person reads. */
export function Entries() {
  const [date, setDate] = useState(today());
  const list = useList('adminListTimeEntries', { query: { from: date, to: date, limit: 50 } });
  const [dialog, setDialog] = useState<'add' | Entry | null>(null);
  return (
    <Section
      title={s.entries}
      actions={
        <div className={layout['buttons']}>
          <PeriodSwitch
            earlier={s.earlierDay}
            later={s.laterDay}
            move={(step) => setDate(addDays(date, step))}
          >
            {weekDay(date)}
          </PeriodSwitch>
          <Button onClick={() => setDialog('add')}>{s.addEntry}</Button>
        </div>
      }
    >
      <Rows
        list={list}
        label={s.entries}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noEntries}</Nothing>}
        columns={[
          { head: s.person, cell: ({ employee }) => <Person person={employee} /> },
          { head: s.from, look: 'time', cell: ({ started_at }) => clockTime(started_at) },
          { head: s.to, look: 'time', cell: ({ ended_at }) => ended_at && clockTime(ended_at) },
          {
            head: s.worked,
            look: 'figure',
            cell: ({ duration_seconds }) => duration_seconds !== null && hours(duration_seconds),
          },
          { head: s.what, cell: ({ description, category }) => description || category?.label },
          {
            head: '',
            look: 'actions',
            cell: (one) =>
              one.ended_at !== null &&
              !one.locked && (
                <Button
                  aria-label={`${s.correct}: ${one.employee.name}, ${clockTime(one.started_at)}`}
                  onClick={() => setDialog(one)}
                >
                  {s.correct}
                </Button>
              ),
          },
        ]}
      />
      {dialog === 'add' && <Add date={date} close={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'add' && <Correct entry={dialog} close={() => setDialog(null)} />}
    </Section>
  );
}

/** The begin and end of the form, of which the end is on the next day if it is not later. */
function spanIn(values: FormData, date: string) {
  const [from, to] = [textOf(values, 'from'), textOf(values, 'to')];
  return {
    started_at: instantOf(date, from),
    ended_at: instantOf(to > from ? date : addDays(date, 1), to),
    reason: textOf(values, 'reason').trim(),
  };
}

const SpanFields = ({ from, to }: { from: string; to: string }) => (
  <>
    <div className={layout['fields']}>
      <TextField label={s.from} name="from" type="time" required defaultValue={from} />
      <TextField label={s.to} name="to" type="time" required defaultValue={to} />
    </div>
    <TextField label={s.reason} name="reason" required maxLength={500} />
  </>
);

function Correct({ entry, close }: { entry: Entry; close: () => void }) {
  const update = useWrite('adminUpdateTimeEntry');
  const remove = useWrite('adminDeleteTimeEntry');
  const path = { entry_id: entry.id };
  const removing = useRef(false);
  const done = {
    onSuccess() {
      toast(s.corrected);
      close();
    },
  };
  return (
    <Dialog title={s.correctOf(entry.employee.name)} onClose={close}>
      <Form
        label={s.correct}
        refusal={update.error ?? remove.error}
        onSubmit={(values) => {
          const span = spanIn(values, dateOf(entry.started_at));
          if (removing.current) remove.mutate({ path, query: { reason: span.reason } }, done);
          else update.mutate({ path, body: span, ifMatch: `"${entry.version}"` }, done);
        }}
        actions={
          <>
            <Button
              type="submit"
              look="main"
              busy={update.isPending}
              onClick={() => (removing.current = false)}
            >
              {s.correct}
            </Button>
            <Button
              type="submit"
              look="danger"
              busy={remove.isPending}
              onClick={() => (removing.current = true)}
            >
              {s.removeEntry}
            </Button>
          </>
        }
      >
        <SpanFields from={timeOf(entry.started_at)} to={timeOf(entry.ended_at!)} />
      </Form>
    </Dialog>
  );
}

function Add({ date, close }: { date: string; close: () => void }) {
  const write = useWrite('adminCreateTimeEntry');
  const idempotencyKey = useWriteKey();
  return (
    <Dialog title={`${s.addEntry}, ${weekDay(date)}`} onClose={close}>
      <Form
        label={s.addEntry}
        refusal={write.error}
        onSubmit={(values) =>
          write.mutate(
            {
              body: { employee_id: textOf(values, 'employee_id'), ...spanIn(values, date) },
              idempotencyKey,
            },
            {
              onSuccess() {
                toast(s.corrected);
                close();
              },
            },
          )
        }
        actions={
          <Button type="submit" look="main" busy={write.isPending}>
            {s.addEntry}
          </Button>
        }
      >
        <PersonField label={s.person} name="employee_id" required />
        <SpanFields from="09:00" to="17:00" />
      </Form>
    </Dialog>
  );
}

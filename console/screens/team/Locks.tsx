import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, monthStart, today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { day, moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { team as s } from '../../texts/team.ts';

type Lock = Data<'listPeriodLocks'>[number];

/** Closes the time of past periods, for everybody or a department, and opens it again. */
export function Locks() {
  const { data, error, refetch } = useCall('listPeriodLocks', {});
  const departments = useCall('getList', { path: { list: 'departments' } }).data?.data ?? [];
  const [dialog, setDialog] = useState<'close' | Lock | null>(null);
  const whose = ({ department_id }: Lock) =>
    department_id === null ? s.everybody : departments.find(({ id }) => id === department_id)?.label;
  return (
    <Section title={s.locks} actions={<Button onClick={() => setDialog('close')}>{s.lock}</Button>}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={2} />}
      {data?.data.length === 0 && <Nothing>{s.noLocks}</Nothing>}
      {data && data.data.length > 0 && (
        <Table
          label={s.locks}
          rows={data.data}
          keyOf={({ id }) => id}
          columns={[
            { head: s.lockedThrough, look: 'time', cell: (one) => day(one.locked_through) },
            { head: s.whose, cell: whose },
            { head: s.grace, look: 'time', cell: (one) => one.grace_until && moment(one.grace_until) },
            {
              head: '',
              look: 'actions',
              cell: (one) => (
                <Button aria-label={`${s.unlock}: ${day(one.locked_through)}`} onClick={() => setDialog(one)}>
                  {s.unlock}
                </Button>
              ),
            },
          ]}
        />
      )}
      {dialog === 'close' && <Close departments={departments} close={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'close' && <Reopen lock={dialog} close={() => setDialog(null)} />}
    </Section>
  );
}

function Close({ departments, close }: { departments: Data<'getList'>; close: () => void }) {
  const write = useWrite('createPeriodLock');
  return (
    <Dialog title={s.lock} onClose={close}>
      <Form
        label={s.lock}
        refusal={write.error}
        onSubmit={(values) => {
          const department_id = textOf(values, 'department_id');
          write.mutate(
            {
              body: {
                locked_through: textOf(values, 'locked_through'),
                require_approved: values.get('require_approved') !== null,
                ...(department_id !== '' && { department_id }),
              },
            },
            {
              onSuccess() {
                toast(s.locked);
                close();
              },
            },
          );
        }}
        actions={
          <Button type="submit" look="main" busy={write.isPending}>
            {s.lock}
          </Button>
        }
      >
        <p className={layout['muted']}>{s.lockText}</p>
        <div className={layout['fields']}>
          <TextField
            label={s.lockedThrough}
            name="locked_through"
            type="date"
            required
            defaultValue={addDays(monthStart(today()), -1)}
          />
          <SelectField
            label={s.whose}
            name="department_id"
            empty={s.everybody}
            choices={departments.map(({ id, label }) => ({ value: id, label }))}
          />
        </div>
        <CheckField label={s.requireApproved} name="require_approved" />
      </Form>
    </Dialog>
  );
}

function Reopen({ lock, close }: { lock: Lock; close: () => void }) {
  const write = useWrite('deletePeriodLock');
  return (
    <Dialog title={s.unlock} onClose={close}>
      <Form
        label={s.unlock}
        refusal={write.error}
        onSubmit={(values) =>
          write.mutate(
            { path: { lock_id: lock.id }, query: { reason: textOf(values, 'reason').trim() } },
            {
              onSuccess() {
                toast(s.unlocked);
                close();
              },
            },
          )
        }
        actions={
          <Button type="submit" look="danger" busy={write.isPending}>
            {s.unlock}
          </Button>
        }
      >
        <TextField label={s.reason} name="reason" required maxLength={500} />
      </Form>
    </Dialog>
  );
}

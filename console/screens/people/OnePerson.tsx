import { useState } from 'react';
import { useCall, useWrite } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { mayCall, useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { day } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import { people as s } from '../../texts/people.ts';
import { Leaving } from './Leaving.tsx';

/** A colleague; for admins also the record, its history and the steps of its life. */
export function OnePerson({ id, close }: { id: string; close: () => void }) {
  const me = useMe();
  const { data, error } = useCall('getTeamMember', { path: { user_id: id } });
  const one = data?.data;
  const admin = mayCall(me, 'updateUser');
  return (
    <Dialog title={one?.name ?? s.title} look="drawer" onClose={close}>
      {error && !admin && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={6} />}
      {one && (
        <Facts
          rows={[
            [s.name, <Person key="" person={one} />],
            [s.job, one.job_title],
            [s.department, one.department?.label],
            [s.manager, one.manager?.name],
            [
              s.email,
              <a key="" href={`mailto:${one.email}`}>
                {one.email}
              </a>,
            ],
            [s.today, one.absent_today ? s.away : one.working_today ? s.working : s.notSeen],
          ]}
        />
      )}
      {admin && <Record id={id} />}
    </Dialog>
  );
}

function Record({ id }: { id: string }) {
  const path = { user_id: id };
  const { data, error } = useCall('getUser', { path });
  const employments = useCall('listEmployments', { path });
  const invite = useWrite('resendInvitation');
  const [open, setOpen] = useState<'edit' | 'leave' | null>(null);
  const one = data?.data;
  if (!one) return error ? <RefusalNotice refusal={error} /> : <Skeleton rows={6} />;
  return (
    <>
      <h3>{s.record}</h3>
      <Facts
        rows={[
          [s.state, s.states[one.status] ?? one.status],
          [s.role, t.roles[one.role] ?? one.role],
          [s.number, one.employee_number],
          [s.type, one.user_type?.label],
          [s.workplace, one.workplace?.label],
        ]}
      />
      <h3>{s.history}</h3>
      <Table
        label={s.history}
        rows={employments.data?.data ?? []}
        keyOf={(period) => period.id}
        columns={[
          { head: s.start, look: 'time', cell: ({ start_date }) => day(start_date) },
          { head: s.last, look: 'time', cell: ({ last_day }) => last_day && day(last_day) },
          { head: s.reason, cell: ({ reason }) => reason?.label },
        ]}
      />
      {invite.error && <RefusalNotice refusal={invite.error} />}
      <div className={layout['buttons']}>
        <Button onClick={() => setOpen('edit')}>{s.edit}</Button>
        {one.status === 'invited' && (
          <Button
            busy={invite.isPending}
            onClick={() => invite.mutate({ path, body: {} }, { onSuccess: () => toast(s.invited) })}
          >
            {s.invite}
          </Button>
        )}
        {one.status !== 'deactivated' && <Button onClick={() => setOpen('leave')}>{s.leave}</Button>}
      </div>
      {open === 'edit' && (
        <CallDialog
          operation="updateUser"
          path={path}
          record={one}
          title={one.name}
          close={() => setOpen(null)}
        />
      )}
      {open === 'leave' && <Leaving id={id} name={one.name} close={() => setOpen(null)} />}
    </>
  );
}

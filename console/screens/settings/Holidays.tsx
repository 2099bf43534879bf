import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { ConfirmDialog } from '../../parts/dialog/ConfirmDialog.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { day } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { settings as s } from '../../texts/settings.ts';
import { SettingsPage } from './SettingsPage.tsx';

type Holiday = Data<'listHolidays'>[number];

export default function Holidays() {
  const search = useSearch({ strict: false }) as { year?: string };
  const navigate = useNavigate();
  const year = Number(search.year ?? new Date().getFullYear());
  const { data, error, refetch } = useCall('listHolidays', { query: { year } });
  const remove = useWrite('adminDeleteHoliday');
  const [open, setOpen] = useState<Holiday | 'new' | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button look="main" onClick={() => setOpen('new')}>
      {s.addHoliday}
    </Button>
  );
  return (
    <SettingsPage title={s.holidays} actions={add}>
      <TextField
        label={s.year}
        name="year"
        type="number"
        required
        value={year}
        onChange={({ target }) =>
          void navigate({ to: '/settings/holidays', search: { year: target.value } as never, replace: true })
        }
      />
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      <Section>
        {!data && !error && <Skeleton rows={10} />}
        {data?.data.length === 0 && <Nothing action={add}>{s.noHolidays}</Nothing>}
        {data && data.data.length > 0 && (
          <Table
            label={s.holidays}
            rows={data.data}
            keyOf={({ id }) => id}
            columns={[
              { head: s.day, look: 'time', cell: ({ date }) => day(date) },
              { head: s.name, cell: ({ name }) => name },
              { head: s.calendar, cell: ({ calendar }) => calendar },
              { head: s.half, cell: ({ half_day }) => (half_day === 'none' ? '–' : half_day) },
              {
                head: '',
                look: 'actions',
                cell: (holiday) => (
                  <Button aria-label={`${s.remove}: ${holiday.name}`} onClick={() => setOpen(holiday)}>
                    {s.remove}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Section>
      {open === 'new' && <CallDialog operation="adminCreateHoliday" close={close} />}
      {open !== null && open !== 'new' && (
        <ConfirmDialog
          title={s.remove}
          text={s.removeHoliday(open.name)}
          action={s.remove}
          busy={remove.isPending}
          refusal={remove.error}
          close={close}
          confirm={() => remove.mutate({ path: { holiday_id: open.id } }, { onSuccess: close })}
        />
      )}
    </SettingsPage>
  );
}

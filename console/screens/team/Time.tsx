import { useCall } from '../../api/query.ts';
import { Bars } from '../../parts/chart/Bars.tsx';
import { Download } from '../../parts/download/Download.tsx';
import { hours } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { useMonth } from '../../parts/period/useMonth.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { team as s } from '../../texts/team.ts';

/** The time of each person in a month, as a chart, a table and a file. */
export function Time() {
  const { first, last, monthSwitch } = useMonth(s);
  const query = { from: first, to: last, group_by: 'employee' as const };
  const { data, error, refetch } = useCall('getTeamTimeReport', { query });
  const rows = data?.data.rows ?? [];
  return (
    <Section
      title={s.time}
      actions={
        <div className={layout['buttons']}>
          {monthSwitch}
          <Download
            operation="getTeamTimeReport"
            given={{ query: { ...query, format: 'csv' } }}
            type="text/csv"
          >
            {s.save}
          </Download>
        </div>
      }
    >
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && rows.length === 0 && <Nothing>{s.nobody}</Nothing>}
      {rows.length > 0 && (
        <>
          <Bars
            label={s.hours}
            bars={rows.map(({ label, key, worked_seconds }) => ({
              name: label ?? key,
              values: [Math.round(worked_seconds / 360) / 10],
            }))}
            series={[{ name: s.worked, mood: 'good' }]}
            unit="h"
            table={false}
          />
          <Table
            label={s.time}
            rows={rows}
            keyOf={({ key }) => key}
            columns={[
              { head: s.person, cell: ({ label, key }) => label ?? key },
              { head: s.worked, look: 'figure', cell: (one) => hours(one.worked_seconds) },
              { head: s.expected, look: 'figure', cell: (one) => hours(one.expected_seconds) },
              {
                head: s.balance,
                look: 'figure',
                cell: (one) => hours(one.worked_seconds - one.expected_seconds),
              },
            ]}
          />
        </>
      )}
    </Section>
  );
}

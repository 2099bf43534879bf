import { useCall } from '../../api/query.ts';
import { Bars } from '../../parts/chart/Bars.tsx';
import { today } from '../../parts/dates.ts';
import { Download } from '../../parts/download/Download.tsx';
import { amount, hours, month, shortMonth } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { reports as s } from '../../texts/reports.ts';

/** Hours worked and days off in each month of a year. */
export function Time({ year }: { year: number }) {
  const [from, end, now] = [`${year}-01-01`, `${year}-12-31`, today()];
  // hours that are expected later say nothing about this year's balance
  const to = from <= now && now < end ? now : end;
  const query = { from, to, group_by: 'month' as const };
  const { data, error, refetch } = useCall('getTeamTimeReport', { query });
  const rows = data?.data.rows ?? [];
  const chart = (
    label: string,
    name: string,
    unit: string,
    valueOf: (row: (typeof rows)[number]) => number,
  ) => (
    <Bars
      label={label}
      bars={rows.map((row) => ({ name: shortMonth(row.key), values: [valueOf(row)] }))}
      series={[{ name, mood: 'good' }]}
      unit={unit}
      table={false}
    />
  );
  return (
    <Section
      title={s.time}
      actions={
        <Download
          operation="getTeamTimeReport"
          given={{ query: { ...query, format: 'csv' } }}
          type="text/csv"
        >
          {s.asCsv}
        </Download>
      }
    >
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && rows.length === 0 && <Nothing>{s.noTime}</Nothing>}
      {rows.length > 0 && (
        <>
          {chart(s.hours, s.worked, 'h', (row) => Math.round(row.worked_seconds / 3600))}
          {chart(s.days, s.absence, 'd', (row) => Number(row.absence_days))}
          <Table
            label={s.time}
            rows={rows}
            keyOf={({ key }) => key}
            columns={[
              { head: s.month, cell: ({ key }) => month(key) },
              { head: s.worked, look: 'figure', cell: (row) => hours(row.worked_seconds) },
              { head: s.expected, look: 'figure', cell: (row) => hours(row.expected_seconds) },
              { head: s.absence, look: 'figure', cell: (row) => amount(row.absence_days) },
            ]}
          />
        </>
      )}
    </Section>
  );
}

import { useState } from 'react';
import { useCall } from '../../api/query.ts';
import { today } from '../../parts/dates.ts';
import { money, month } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { PeriodSwitch } from '../../parts/period/PeriodSwitch.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { pay as s } from '../../texts/pay.ts';

/** What was paid in a year, by month and currency. */
export function Year() {
  const [year, setYear] = useState(Number(today().slice(0, 4)));
  const { data, error, refetch } = useCall('getPaymentYearSummary', { query: { year } });
  const rows =
    data?.data.months.flatMap((one) => one.totals.map((total) => ({ month: one.month, ...total }))) ?? [];
  return (
    <Section
      title={s.year}
      actions={
        <PeriodSwitch earlier={s.earlier} later={s.later} move={(step) => setYear(year + step)}>
          {year}
        </PeriodSwitch>
      }
    >
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && rows.length === 0 && <Nothing>{s.nothingInYear}</Nothing>}
      {rows.length > 0 && (
        <Table
          label={s.year}
          rows={rows}
          keyOf={(one) => `${one.month} ${one.currency}`}
          columns={[
            {
              head: s.period,
              look: 'time',
              cell: (one) => month(`${year}-${String(one.month).padStart(2, '0')}`),
            },
            {
              head: s.gross,
              look: 'figure',
              cell: ({ salaries: { gross }, currency }) =>
                gross === null ? s.notKnown : money(gross, currency),
            },
            {
              head: s.deductions,
              look: 'figure',
              cell: ({ salaries: { deductions }, currency }) =>
                deductions === null ? s.notKnown : money(deductions, currency),
            },
            {
              head: s.net,
              look: 'figure',
              cell: ({ salaries: { net }, currency }) => money(net, currency),
            },
            {
              head: s.reimbursements,
              look: 'figure',
              cell: ({ reimbursements, currency }) => money(reimbursements, currency),
            },
          ]}
        />
      )}
    </Section>
  );
}

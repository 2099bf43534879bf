import { useCall } from '../../api/query.ts';
import { Bars } from '../../parts/chart/Bars.tsx';
import { money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { saveTable } from '../../parts/saveTable.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { reports as s } from '../../texts/reports.ts';
import { byCurrency } from './byCurrency.ts';

/** What was claimed in a year, by category. Each currency has a chart of its own. */
export function Expenses({ year }: { year: number }) {
  const { data, error, refetch } = useCall('adminExpenseSummary', {
    query: { from: `${year}-01-01`, to: `${year}-12-31`, group_by: 'category' },
  });
  const rows = data?.data ?? [];
  return (
    <Section
      title={s.expenses}
      actions={
        rows.length > 0 && (
          <Button
            onClick={() =>
              saveTable(
                `expenses-${year}`,
                [s.category, 'currency', s.items, s.claimed, s.approved, s.waiting],
                rows.map((row) => [
                  row.label,
                  row.currency,
                  String(row.items),
                  row.amount,
                  row.approved_amount,
                  row.pending_amount,
                ]),
              )
            }
          >
            {s.asCsv}
          </Button>
        )
      }
    >
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && rows.length === 0 && <Nothing>{s.noExpenses}</Nothing>}
      {byCurrency(rows).map(([currency, some]) => (
        <Bars
          key={currency}
          label={s.spent(currency)}
          bars={some.map((row) => ({ name: row.label, values: [Math.round(Number(row.amount))] }))}
          series={[{ name: s.claimed, mood: 'good' }]}
          unit={currency}
          table={false}
        />
      ))}
      {rows.length > 0 && (
        <Table
          label={s.expenses}
          rows={rows}
          keyOf={({ key, currency }) => `${key} ${currency}`}
          columns={[
            { head: s.category, cell: ({ label }) => label },
            { head: s.items, look: 'figure', cell: ({ items }) => items },
            { head: s.claimed, look: 'figure', cell: (row) => money(row.amount, row.currency) },
            { head: s.approved, look: 'figure', cell: (row) => money(row.approved_amount, row.currency) },
            { head: s.waiting, look: 'figure', cell: (row) => money(row.pending_amount, row.currency) },
          ]}
        />
      )}
    </Section>
  );
}

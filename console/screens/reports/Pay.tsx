import { useCall } from '../../api/query.ts';
import { Bars } from '../../parts/chart/Bars.tsx';
import { money, month, shortMonth } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { saveTable } from '../../parts/saveTable.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { reports as s } from '../../texts/reports.ts';
import { byCurrency } from './byCurrency.ts';

/** What was paid in a year, by month. Each currency has a chart of its own. */
export function Pay({ year }: { year: number }) {
  const { data, error, refetch } = useCall('adminPaymentSummary', { query: { year, group_by: 'month' } });
  const rows = data?.data ?? [];
  const monthOf = ({ key }: { key: string | null }) => (key === null ? '' : month(key));
  return (
    <Section
      title={s.pay}
      actions={
        rows.length > 0 && (
          <Button
            onClick={() =>
              saveTable(
                `pay-${year}`,
                [s.month, 'currency', s.payments, s.gross, s.net, s.reimbursed, s.invoiced],
                rows.map((row) => [
                  row.key ?? '',
                  row.currency,
                  String(row.payments),
                  row.gross,
                  row.net,
                  row.reimbursements,
                  row.invoices.total,
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
      {data && rows.length === 0 && <Nothing>{s.noPay}</Nothing>}
      {byCurrency(rows).map(([currency, some]) => (
        <Bars
          key={currency}
          label={s.paidOut(currency)}
          bars={some.map((row) => ({
            name: row.key === null ? '' : shortMonth(row.key),
            values: [Math.round(Number(row.net))],
          }))}
          series={[{ name: s.net, mood: 'good' }]}
          unit={currency}
          table={false}
        />
      ))}
      {rows.length > 0 && (
        <Table
          label={s.pay}
          rows={rows}
          keyOf={({ key, currency }) => `${key} ${currency}`}
          columns={[
            { head: s.month, cell: (row) => monthOf(row) },
            { head: s.payments, look: 'figure', cell: ({ payments }) => payments },
            { head: s.gross, look: 'figure', cell: (row) => money(row.gross, row.currency) },
            { head: s.net, look: 'figure', cell: (row) => money(row.net, row.currency) },
            { head: s.reimbursed, look: 'figure', cell: (row) => money(row.reimbursements, row.currency) },
            { head: s.invoiced, look: 'figure', cell: (row) => money(row.invoices.total, row.currency) },
          ]}
        />
      )}
    </Section>
  );
}

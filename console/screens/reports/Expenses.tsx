import { useCall } from '../../api/query.ts';
import { reports as s } from '../../texts/reports.ts';
import { MoneyReport } from './MoneyReport.tsx';

/** What was claimed in a year, by category. */
export function Expenses({ year }: { year: number }) {
  const read = useCall('adminExpenseSummary', {
    query: { from: `${year}-01-01`, to: `${year}-12-31`, group_by: 'category' },
  });
  return (
    <MoneyReport
      title={s.expenses}
      file={`expenses-${year}`}
      read={read}
      nothing={s.noExpenses}
      label={s.spent}
      bar={{ name: ({ label }) => label, amount: ({ amount }) => amount, series: s.claimed }}
      columns={[
        { head: s.category, value: ({ label }) => label },
        { head: s.items, value: ({ items }) => String(items), look: 'figure' },
        { head: s.claimed, value: ({ amount }) => amount, look: 'amount' },
        { head: s.approved, value: ({ approved_amount }) => approved_amount, look: 'amount' },
        { head: s.waiting, value: ({ pending_amount }) => pending_amount, look: 'amount' },
      ]}
    />
  );
}

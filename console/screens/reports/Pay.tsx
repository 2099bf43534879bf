import { useCall } from '../../api/query.ts';
import { month, shortMonth } from '../../parts/formats.ts';
import { reports as s } from '../../texts/reports.ts';
import { MoneyReport } from './MoneyReport.tsx';

/** What was paid in a year, by month. */
export function Pay({ year }: { year: number }) {
  const read = useCall('adminPaymentSummary', { query: { year, group_by: 'month' } });
  return (
    <MoneyReport
      title={s.pay}
      file={`pay-${year}`}
      read={read}
      nothing={s.noPay}
      label={s.paidOut}
      bar={{
        name: ({ key }) => (key === null ? '' : shortMonth(key)),
        amount: ({ net }) => net,
        series: s.net,
      }}
      columns={[
        {
          head: s.month,
          value: ({ key }) => key ?? '',
          shown: ({ key }) => (key === null ? '' : month(key)),
        },
        { head: s.payments, value: ({ payments }) => String(payments), look: 'figure' },
        { head: s.gross, value: ({ gross }) => gross, look: 'amount' },
        { head: s.net, value: ({ net }) => net, look: 'amount' },
        { head: s.reimbursed, value: ({ reimbursements }) => reimbursements, look: 'amount' },
        { head: s.invoiced, value: ({ invoices }) => invoices.total, look: 'amount' },
      ]}
    />
  );
}

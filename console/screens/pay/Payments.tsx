import { useCall, useList } from '../../api/query.ts';
import { day, money } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { pay as s } from '../../texts/pay.ts';

const MOODS: Readonly<Record<string, Mood>> = {
  scheduled: 'wait',
  processing: 'wait',
  completed: 'good',
  failed: 'bad',
};

/** Payments to the person, and what the company still owes. */
export function Payments() {
  const list = useList('listPayments', { query: { include_total: true, limit: 12 } });
  const { data } = useCall('getWallet', {});
  const owed = data?.data.balances.filter(
    ({ available, pending }) => Number(available) !== 0 || Number(pending) !== 0,
  );
  return (
    <Section title={s.payments}>
      {owed && owed.length > 0 && (
        <p>
          {s.wallet}:{' '}
          {owed.map(({ currency, available, pending }) => (
            <span key={currency}>
              <strong>{money(available, currency)}</strong>{' '}
              {Number(pending) !== 0 && (
                <span className={layout['muted']}>{s.pending(money(pending, currency))}</span>
              )}{' '}
            </span>
          ))}
        </p>
      )}
      <Rows
        list={list}
        label={s.payments}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noPayments}</Nothing>}
        columns={[
          { head: s.payOn, look: 'time', cell: ({ pay_on }) => day(pay_on) },
          { head: s.what, cell: ({ kind, note }) => note ?? s.paymentKinds[kind] ?? kind },
          { head: s.to, cell: ({ method }) => method && `${method.label} ${method.masked}` },
          { head: s.amount, look: 'figure', cell: ({ amount, currency }) => money(amount, currency) },
          {
            head: s.state,
            cell: ({ status }) => <Pill mood={MOODS[status] ?? 'plain'}>{s.states[status] ?? status}</Pill>,
          },
        ]}
      />
    </Section>
  );
}

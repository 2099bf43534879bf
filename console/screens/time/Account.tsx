import { useCall } from '../../api/query.ts';
import { day, hours, month } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { time as s } from '../../texts/time.ts';

/** The overtime account, month by month. */
export function Account() {
  const { data, error, refetch } = useCall('getOvertimeAccount', {});
  const account = data?.data;
  return (
    <Section title={s.account}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!account && !error && <Skeleton rows={3} />}
      {account && account.since === null && <p className={layout['muted']}>{s.noAccount}</p>}
      {account && account.since !== null && (
        <>
          <p>
            <span className={layout['big']}>{s.balance(hours(account.balance_seconds))}</span>{' '}
            <span className={layout['muted']}>{s.since(day(account.since))}</span>
          </p>
          <Table
            label={s.account}
            rows={[...account.months].reverse().slice(0, 12)}
            keyOf={(one) => one.month}
            columns={[
              { head: s.month, look: 'time', cell: (one) => month(one.month) },
              { head: s.monthWorked, look: 'figure', cell: (one) => hours(one.worked_seconds) },
              { head: s.monthExpected, look: 'figure', cell: (one) => hours(one.expected_seconds) },
              { head: s.corrections, look: 'figure', cell: (one) => hours(one.rows_seconds) },
              { head: s.monthBalance, look: 'figure', cell: (one) => hours(one.balance_seconds) },
            ]}
          />
        </>
      )}
    </Section>
  );
}

import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { amount, day, span } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { timeOff as s } from '../../texts/timeOff.ts';
import styles from './TimeOff.module.css';

type Balance = Data<'getPtoBalance'>[number];

/** What is left of each leave type, and how it came about. */
export function Balances() {
  const { data, error, refetch } = useCall('getPtoBalance', {});
  const [explained, setExplained] = useState<Balance | null>(null);
  return (
    <Section title={s.balances}>
      {!data &&
        (error ? <RefusalNotice refusal={error} again={() => void refetch()} /> : <Skeleton rows={3} />)}
      {data?.data.length === 0 && <Nothing>{s.noBalances}</Nothing>}
      <ul className={styles['balances']}>
        {data?.data.map((one) => (
          <li key={one.policy.id} className={styles['balance']}>
            <h3>{one.policy.name}</h3>
            <p>
              {one.available === null ? (
                <span className={layout['big']}>{s.noLimit}</span>
              ) : (
                <span className={layout['big']}>{s.left(span(one.available, one.unit))}</span>
              )}
            </p>
            <p className={layout['muted']}>
              {[
                s.used(amount(one.used)),
                ...(Number(one.pending) > 0 ? [s.pending(amount(one.pending))] : []),
                ...(one.available === null ? [] : [s.entitled(amount(one.entitled), day(one.leave_year.to))]),
              ].join(' · ')}
            </p>
            {one.carry_expires_on && (
              <p className={layout['muted']}>
                {s.carried(amount(one.carried_over), day(one.carry_expires_on))}
              </p>
            )}
            {one.available !== null && (
              <div>
                <Button
                  look="quiet"
                  className={styles['how'] ?? ''}
                  aria-label={`${s.how}: ${one.policy.name}`}
                  onClick={() => setExplained(one)}
                >
                  {s.how}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {explained && <Explained balance={explained} close={() => setExplained(null)} />}
    </Section>
  );
}

function Explained({ balance: { policy }, close }: { balance: Balance; close: () => void }) {
  const { data, error } = useCall('explainPtoBalance', { query: { policy_id: policy.id } });
  const one = data?.data;
  return (
    <Dialog title={s.howTitle(policy.name)} onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={6} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.accrued, amount(one.accrued)],
              [s.carriedOver, amount(one.carried_over)],
              [s.adjusted, amount(one.adjusted)],
              [s.taken, amount(one.used)],
              [s.requested, amount(one.pending)],
              [s.available, one.available && amount(one.available)],
              [s.yearEnd, one.projected_year_end && amount(one.projected_year_end)],
            ]}
          />
          {one.lines.length > 0 && (
            <Table
              label={s.lines}
              rows={one.lines}
              keyOf={({ from }) => from}
              columns={[
                { head: s.from, look: 'time', cell: ({ from }) => day(from) },
                { head: s.to, look: 'time', cell: ({ to }) => day(to) },
                { head: s.months, look: 'figure', cell: ({ months }) => amount(months) },
                { head: s.perYear, look: 'figure', cell: ({ annual }) => amount(annual) },
                { head: s.why, cell: ({ why }) => why },
                { head: s.accrued, look: 'figure', cell: (line) => amount(line.days) },
              ]}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

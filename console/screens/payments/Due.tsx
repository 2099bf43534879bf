import { useState } from 'react';
import { useCall } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { day, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { payments as s } from '../../texts/payments.ts';
import { sumOf } from './amounts.ts';
import { Order, type Day } from './Order.tsx';

/** Scheduled payments by day and currency. A run orders those of one day. */
export function Due() {
  const { data, error, refetch } = useCall('adminListPayments', {
    query: { status: ['scheduled'], ordering: 'pay_on', limit: 100 },
  });
  const [ordered, setOrdered] = useState<Day | null>(null);
  const groups = new Map<string, Day & { amounts: string[] }>();
  for (const { pay_on, currency, amount } of data?.data ?? []) {
    const key = `${pay_on} ${currency}`;
    const group = groups.get(key) ?? { pay_on, currency, amounts: [] };
    group.amounts.push(amount);
    groups.set(key, group);
  }
  return (
    <Section title={s.due}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && groups.size === 0 && <Nothing>{s.noneDue}</Nothing>}
      {groups.size > 0 && (
        <Table
          label={s.due}
          rows={[...groups.values()]}
          keyOf={({ pay_on, currency }) => `${pay_on} ${currency}`}
          columns={[
            { head: s.day, look: 'time', cell: ({ pay_on }) => day(pay_on) },
            { head: s.count, look: 'figure', cell: ({ amounts }) => amounts.length },
            {
              head: s.total,
              look: 'figure',
              cell: ({ amounts, currency }) => money(sumOf(amounts), currency),
            },
            {
              head: '',
              look: 'actions',
              cell: (one) => (
                <Button
                  aria-label={`${s.order}: ${day(one.pay_on)}, ${one.currency}`}
                  onClick={() => setOrdered(one)}
                >
                  {s.order}
                </Button>
              ),
            },
          ]}
        />
      )}
      {ordered && <Order day={ordered} close={() => setOrdered(null)} />}
    </Section>
  );
}

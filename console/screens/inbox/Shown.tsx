import type { ReactNode } from 'react';
import { useCall } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { FileLink } from '../../parts/download/FileLink.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { day, days, money, span } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Table } from '../../parts/table/Table.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import styles from './Inbox.module.css';

interface Props {
  one: { kind: string; id: string; title: string };
  /** The buttons that decide it. */
  actions: ReactNode;
  close: () => void;
}

/** Kinds whose details are shown over the inbox. */
export const SHOWN: readonly string[] = ['absence', 'expense'];

/** What a decision needs: the balance and who else is away, or the items and their receipts. */
export const Shown = ({ one: { kind, id, title }, actions, close }: Props) => (
  <Dialog title={title} look="drawer" onClose={close}>
    {kind === 'absence' ? <Absence id={id} /> : <Expense id={id} />}
    <div className={layout['buttons']}>{actions}</div>
  </Dialog>
);

function Absence({ id }: { id: string }) {
  const { data, error } = useCall('adminGetPtoRequest', { path: { absence_id: id } });
  const one = data?.data;
  if (!one) return <Wait refusal={error} />;
  const { balance } = one;
  return (
    <>
      <Facts
        rows={[
          [t.who, <Person key="" person={one.employee} />],
          [one.policy.name, days(one.start_date, one.end_date)],
          [t.cost, span(one.days, one.unit)],
          [t.note, one.note],
          ...(balance === null || balance.available === null
            ? []
            : ([
                [t.leftNow, span(balance.available, balance.unit)],
                [t.leftAtEnd, balance.projected_year_end && span(balance.projected_year_end, balance.unit)],
              ] as const)),
          [t.certificate, one.attachment?.filename],
        ]}
      />
      <h3>{t.alsoAway}</h3>
      {one.team_conflicts.length === 0 && <p className={styles['muted']}>{t.nobodyAway}</p>}
      <ul className={layout['list']}>
        {one.team_conflicts.map(({ employee, start_date, end_date }) => (
          <li key={`${employee.id} ${start_date}`} className={styles['asked']}>
            <Person person={employee} /> <span className={styles['muted']}>{days(start_date, end_date)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Expense({ id }: { id: string }) {
  const { data, error } = useCall('adminGetExpense', { path: { expense_id: id } });
  const one = data?.data;
  if (!one) return <Wait refusal={error} />;
  return (
    <>
      <Facts
        rows={[
          [t.who, <Person key="" person={one.employee} />],
          [t.amount, money(one.amount, one.currency)],
        ]}
      />
      <Table
        label={one.title}
        rows={one.items}
        keyOf={(item) => item.id}
        columns={[
          { head: t.day, look: 'time', cell: (item) => day(item.spent_on) },
          { head: t.what, cell: (item) => item.merchant ?? item.description ?? item.category.label },
          { head: t.amount, look: 'figure', cell: (item) => money(item.amount, one.currency) },
        ]}
      />
      <ul className={layout['list']}>
        {one.receipts.map((receipt) => (
          <li key={receipt.id}>
            <FileLink path={`/api/v1/reimbursements/${id}/receipts/${receipt.id}/`} name={receipt.filename} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Wait = ({ refusal }: { refusal: Refusal | null }) =>
  refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton rows={6} />;

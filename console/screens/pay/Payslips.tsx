import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { days, money } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { pay as s } from '../../texts/pay.ts';

export function Payslips() {
  const [withVoid, setWithVoid] = useState(false);
  const list = useList('listPayslips', {
    query: { include_void: withVoid, include_total: true, limit: 12 },
  });
  return (
    <Section title={s.payslips}>
      <Rows
        list={list}
        label={s.payslips}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noPayslips}</Nothing>}
        columns={[
          { head: s.period, look: 'time', cell: (one) => days(one.period_start, one.period_end) },
          {
            head: s.kind,
            cell: (one) =>
              one.voided ? <Pill mood="bad">{s.voided}</Pill> : <Pill>{s.kinds[one.kind] ?? one.kind}</Pill>,
          },
          { head: s.gross, look: 'figure', cell: (one) => money(one.gross, one.currency) },
          { head: s.net, look: 'figure', cell: (one) => money(one.net, one.currency) },
          {
            head: '',
            look: 'actions',
            cell: (one) => (
              <Link
                to="/pay"
                search={{ open: one.id } as never}
                aria-label={`${s.open}: ${days(one.period_start, one.period_end)}`}
              >
                {s.open}
              </Link>
            ),
          },
        ]}
      />
      <CheckField
        label={s.withVoid}
        name="include_void"
        checked={withVoid}
        onChange={({ target }) => setWithVoid(target.checked)}
      />
    </Section>
  );
}

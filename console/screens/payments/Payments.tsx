import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { day, money } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { payments as s } from '../../texts/payments.ts';
import { Due } from './Due.tsx';
import { Handovers } from './Handovers.tsx';
import { moodOf } from './moods.ts';
import { OneRun } from './OneRun.tsx';
import { Prepare } from './Prepare.tsx';
import { Report } from './Report.tsx';

/** The month of pay: what is due, the runs, and their settlement. */
export default function Payments() {
  const { open } = useSearch({ strict: false }) as { open?: string };
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'prepare' | 'report' | null>(null);
  const close = () => setDialog(null);
  return (
    <Page
      title={s.title}
      lead={s.lead}
      actions={
        <div className={layout['buttons']}>
          <Button look="main" onClick={() => setDialog('prepare')}>
            {s.prepare}
          </Button>
          <Button onClick={() => setDialog('report')}>{s.report}</Button>
          <Link to="/payments/payslips">{s.payslips}</Link>
        </div>
      }
    >
      <Due />
      <Runs />
      <Handovers />
      {dialog === 'prepare' && <Prepare close={close} />}
      {dialog === 'report' && <Report close={close} />}
      {open && <OneRun id={open} close={() => void navigate({ to: '/payments', search: {} as never })} />}
    </Page>
  );
}

function Runs() {
  const list = useList('adminListPaymentRuns', { query: { include_total: true, limit: 12 } });
  return (
    <Section title={s.runs}>
      <Rows
        list={list}
        label={s.runs}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noRuns}</Nothing>}
        columns={[
          { head: s.day, look: 'time', cell: ({ pay_on }) => day(pay_on) },
          { head: s.count, look: 'figure', cell: ({ count }) => count },
          { head: s.total, look: 'figure', cell: ({ total, currency }) => money(total, currency) },
          { head: s.by, cell: ({ created_by }) => created_by.name },
          {
            head: s.state,
            cell: ({ status }) => <Pill mood={moodOf(status)}>{s.states[status] ?? status}</Pill>,
          },
          {
            head: '',
            look: 'actions',
            cell: ({ id, pay_on }) => (
              <Link
                to="/payments"
                search={{ open: id } as never}
                aria-label={`${s.open}: ${s.run(day(pay_on))}`}
              >
                {s.open}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}

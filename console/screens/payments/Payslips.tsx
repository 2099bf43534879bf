import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useList, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { monthStart, today } from '../../parts/dates.ts';
import { money, month as monthText } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { payments as s } from '../../texts/payments.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { JobResult } from './JobResult.tsx';
import { OneSlip } from './OneSlip.tsx';

const MOODS: Readonly<Record<string, Mood>> = { draft: 'wait', published: 'good', voided: 'bad' };

/** The payslips of a month, from the import to the publication. */
export default function Payslips() {
  const search = useSearch({ strict: false }) as { month?: string; open?: string };
  const navigate = useNavigate();
  const first = /^\d{4}-\d\d$/.test(search.month ?? '') ? `${search.month!}-01` : monthStart(today(), -1);
  const [year, month] = first.split('-').map(Number) as [number, number];
  const show = (next: { month?: string; open?: string }) =>
    void navigate({ to: '/payments/payslips', search: { month: first.slice(0, 7), ...next } as never });
  const list = useList('adminListPayslips', { query: { year, month, limit: 100 } });
  const publish = useWrite('adminPublishPayslips');
  const [job, setJob] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'rows' | 'documents' | null>(null);
  const drafts =
    list.data?.pages.flatMap((page) => page.data).filter(({ status }) => status === 'draft') ?? [];
  return (
    <Page
      title={s.payslipsTitle}
      lead={s.payslipsLead}
      actions={
        <div className={layout['buttons']}>
          <Button aria-label={s.earlier} onClick={() => show({ month: monthStart(first, -1).slice(0, 7) })}>
            ‹
          </Button>
          <Button aria-label={s.later} onClick={() => show({ month: monthStart(first, 1).slice(0, 7) })}>
            ›
          </Button>
          <Button onClick={() => setDialog('rows')}>{s.importRows}</Button>
          <Button onClick={() => setDialog('documents')}>{s.addDocuments}</Button>
          {drafts.length > 0 && (
            <Button
              look="main"
              busy={publish.isPending}
              onClick={() =>
                publish.mutate(
                  { body: { month: first.slice(0, 7) } },
                  {
                    onSuccess({ data }) {
                      toast(s.published);
                      setJob(data.id);
                    },
                  },
                )
              }
            >
              {s.publishAll(drafts.length)}
            </Button>
          )}
        </div>
      }
    >
      {publish.error && <RefusalNotice refusal={publish.error} />}
      {job && (
        <Section>
          <JobResult id={job} />
        </Section>
      )}
      <Section title={monthText(first)}>
        <Rows
          list={list}
          label={s.payslips}
          keyOf={({ id }) => id}
          nothing={<Nothing>{s.noPayslips}</Nothing>}
          columns={[
            { head: s.person, cell: ({ employee }) => <Person person={employee} /> },
            { head: s.gross, look: 'figure', cell: (one) => money(one.gross, one.currency) },
            { head: s.net, look: 'figure', cell: (one) => money(one.net, one.currency) },
            { head: s.pdf, cell: ({ document }) => (document ? s.yes : s.no) },
            {
              head: s.state,
              cell: (one) => {
                const status = one.voided ? 'voided' : one.status;
                return <Pill mood={MOODS[status] ?? 'plain'}>{s.slipStates[status] ?? status}</Pill>;
              },
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, employee }) => (
                <Link
                  to="/payments/payslips"
                  search={{ month: first.slice(0, 7), open: id } as never}
                  aria-label={`${s.open}: ${s.slipOf(employee.name)}`}
                >
                  {s.open}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      {dialog && <ImportDialog what={dialog} month={first.slice(0, 7)} close={() => setDialog(null)} />}
      {search.open && <OneSlip id={search.open} close={() => show({})} />}
    </Page>
  );
}

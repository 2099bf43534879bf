import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useList } from '../../api/query.ts';
import { isOn, useMe } from '../../frame/me.ts';
import { Download } from '../../parts/download/Download.tsx';
import { day, money } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { documents as s } from '../../texts/documents.ts';
import { OneContract } from './OneContract.tsx';

const MOODS: Readonly<Record<string, Mood>> = { pending_signature: 'wait', active: 'good', paid: 'good' };

/** The person's contracts, to read and to sign, and invoices. */
export default function Documents() {
  const me = useMe();
  const { open } = useSearch({ strict: false }) as { open?: string };
  const navigate = useNavigate();
  return (
    <Page title={s.title}>
      {isOn(me, 'contracts') && <Contracts />}
      {isOn(me, 'invoices') && <Invoices />}
      {open && (
        <OneContract id={open} close={() => void navigate({ to: '/documents', search: {} as never })} />
      )}
    </Page>
  );
}

function Contracts() {
  const list = useList('listContracts', { query: { limit: 20 } });
  return (
    <Section title={s.contracts}>
      <Rows
        list={list}
        label={s.contracts}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noContracts}</Nothing>}
        columns={[
          { head: s.what, cell: ({ title }) => title },
          { head: s.from, look: 'time', cell: ({ start_date }) => day(start_date) },
          { head: s.until, look: 'time', cell: ({ end_date }) => end_date && day(end_date) },
          {
            head: s.state,
            cell: ({ status }) => <Pill mood={MOODS[status] ?? 'plain'}>{s.states[status] ?? status}</Pill>,
          },
          {
            head: '',
            look: 'actions',
            cell: ({ id, title }) => (
              <Link to="/documents" search={{ open: id } as never} aria-label={`${s.open}: ${title}`}>
                {s.open}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Only contractors have invoices. */
function Invoices() {
  const list = useList('listInvoices', { query: { limit: 20 } });
  if (!list.data?.pages.some((page) => page.data.length > 0)) return null;
  return (
    <Section title={s.invoices}>
      <Rows
        list={list}
        label={s.invoices}
        keyOf={({ id }) => id}
        nothing={null}
        columns={[
          { head: s.number, look: 'time', cell: ({ number }) => number },
          { head: s.issued, look: 'time', cell: ({ issued_on }) => issued_on && day(issued_on) },
          { head: s.due, look: 'time', cell: ({ due_on }) => due_on && day(due_on) },
          { head: s.total, look: 'figure', cell: ({ total, currency }) => money(total, currency) },
          {
            head: s.state,
            cell: ({ status }) => (
              <Pill mood={MOODS[status] ?? 'plain'}>{s.invoiceStates[status] ?? status}</Pill>
            ),
          },
          {
            head: '',
            look: 'actions',
            cell: ({ id }) => (
              <Download
                operation="downloadInvoice"
                given={{ path: { invoice_id: id } }}
                type="application/pdf"
              >
                {s.pdf}
              </Download>
            ),
          },
        ]}
      />
    </Section>
  );
}

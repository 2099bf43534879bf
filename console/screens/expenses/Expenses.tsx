import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { day, money } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { expenses as s } from '../../texts/expenses.ts';
import { moodOf } from './moods.ts';
import { NewClaim } from './NewClaim.tsx';
import { OneClaim } from './OneClaim.tsx';

/** A person's claims. */
export default function Expenses() {
  const { open } = useSearch({ strict: false }) as { open?: string };
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const list = useList('listExpenses', { query: { include_total: true, limit: 50 } });
  const create = (
    <Button look="main" onClick={() => setCreating(true)}>
      {s.create}
    </Button>
  );
  return (
    <Page title={s.title} lead={s.lead} actions={create}>
      <Section title={s.list}>
        <Rows
          list={list}
          label={s.list}
          keyOf={({ id }) => id}
          nothing={<Nothing action={create}>{s.none}</Nothing>}
          columns={[
            { head: s.claim, cell: ({ title }) => title },
            { head: s.spentOn, look: 'time', cell: ({ items }) => items[0] && day(items[0].spent_on) },
            { head: s.amount, look: 'figure', cell: ({ amount, currency }) => money(amount, currency) },
            {
              head: s.state,
              cell: ({ status }) => <Pill mood={moodOf(status)}>{s.states[status] ?? status}</Pill>,
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, title }) => (
                <Link to="/expenses" search={{ open: id } as never} aria-label={`${s.open}: ${title}`}>
                  {s.open}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      {creating && <NewClaim close={() => setCreating(false)} />}
      {open && <OneClaim id={open} close={() => void navigate({ to: '/expenses', search: {} as never })} />}
    </Page>
  );
}

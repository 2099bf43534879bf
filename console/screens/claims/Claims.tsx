import { Link } from '@tanstack/react-router';
import { useList } from '../../api/query.ts';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { useFilters } from '../../parts/form/useFilters.ts';
import { choicesOf } from '../../parts/form/values.ts';
import { day, money } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { claims as s } from '../../texts/claims.ts';
import { moodOf } from './moods.ts';
import { OneClaim } from './OneClaim.tsx';

const FILTERS = ['status', 'from', 'to'] as const;

/** The claims of others: what is to be decided, and what is to be paid. */
export default function Claims() {
  const { filters, open, opening, apply, close } = useFilters('/expenses/review', FILTERS);
  const list = useList('adminListExpenses', {
    query: { ...filters, include_total: true, limit: 50 } as never,
  });
  return (
    <Page title={s.title} lead={s.lead}>
      <Section title={s.all}>
        <FilterBar names={FILTERS} values={filters} apply={apply}>
          <SelectField
            label={s.state}
            name="status"
            empty={s.any}
            choices={choicesOf(s.states)}
            defaultValue={filters.status}
          />
          <TextField label={s.from} name="from" type="date" defaultValue={filters.from} />
          <TextField label={s.to} name="to" type="date" defaultValue={filters.to} />
        </FilterBar>
        <Rows
          list={list}
          label={s.all}
          keyOf={({ id }) => id}
          nothing={<Nothing>{s.none}</Nothing>}
          columns={[
            { head: s.person, cell: ({ employee }) => <Person person={employee} /> },
            { head: s.claim, cell: ({ title }) => title },
            { head: s.spentOn, look: 'time', cell: ({ items }) => items[0] && day(items[0].spent_on) },
            { head: s.amount, look: 'figure', cell: ({ amount, currency }) => money(amount, currency) },
            {
              head: s.payout,
              look: 'figure',
              cell: ({ payout_amount, payout_currency }) =>
                payout_amount && payout_currency && money(payout_amount, payout_currency),
            },
            {
              head: s.state,
              cell: ({ status }) => <Pill mood={moodOf(status)}>{s.states[status] ?? status}</Pill>,
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, title, employee }) => (
                <Link
                  to="/expenses/review"
                  search={opening(id)}
                  aria-label={`${s.open}: ${title}, ${employee.name}`}
                >
                  {s.open}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      {open && <OneClaim id={open} close={close} />}
    </Page>
  );
}

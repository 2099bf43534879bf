import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { useFilters } from '../../parts/form/useFilters.ts';
import { choicesOf } from '../../parts/form/values.ts';
import { day, money } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { contracts as s } from '../../texts/contracts.ts';
import { OneContract } from './OneContract.tsx';

const MOODS: Readonly<Record<string, Mood>> = {
  draft: 'wait',
  pending_signature: 'wait',
  active: 'good',
  terminated: 'bad',
};

const FILTERS = ['status', 'type', 'ends_before'] as const;

/** The contracts of all people. */
export default function Contracts() {
  const { filters, open, opening, apply, show, close } = useFilters('/contracts', FILTERS);
  const list = useList('adminListContracts', {
    query: { ...filters, include_total: true, limit: 50 } as never,
  });
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={s.title}
      lead={s.lead}
      actions={
        <Button look="main" onClick={() => setAdding(true)}>
          {s.add}
        </Button>
      }
    >
      <Section title={s.all}>
        <FilterBar names={FILTERS} values={filters} apply={apply}>
          <SelectField
            label={s.state}
            name="status"
            empty={s.any}
            choices={choicesOf(s.states)}
            defaultValue={filters.status}
          />
          <SelectField
            label={s.kind}
            name="type"
            empty={s.any}
            choices={choicesOf(s.kinds)}
            defaultValue={filters.type}
          />
          <TextField label={s.endsBefore} name="ends_before" type="date" defaultValue={filters.ends_before} />
        </FilterBar>
        <Rows
          list={list}
          label={s.all}
          keyOf={({ id }) => id}
          nothing={<Nothing>{s.none}</Nothing>}
          columns={[
            { head: s.person, cell: ({ employee }) => <Person person={employee} /> },
            { head: s.what, cell: ({ title }) => title },
            { head: s.from, look: 'time', cell: ({ start_date }) => day(start_date) },
            { head: s.until, look: 'time', cell: ({ end_date }) => end_date && day(end_date) },
            { head: s.hours, look: 'figure', cell: ({ weekly_hours }) => weekly_hours },
            {
              head: s.salary,
              look: 'figure',
              cell: ({ salary, currency }) => salary && currency && money(salary, currency),
            },
            {
              head: s.state,
              cell: ({ status }) => <Pill mood={MOODS[status] ?? 'plain'}>{s.states[status] ?? status}</Pill>,
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, title, employee }) => (
                <Link
                  to="/contracts"
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
      {adding && <CallDialog operation="adminCreateContract" title={s.add} close={() => setAdding(false)} />}
      {open && <OneContract id={open} show={show} close={close} />}
    </Page>
  );
}

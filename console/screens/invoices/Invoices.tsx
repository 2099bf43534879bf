import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { useFilters } from '../../parts/form/useFilters.ts';
import { choicesOf } from '../../parts/form/values.ts';
import { day, money } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { invoices as s } from '../../texts/invoices.ts';
import { FromTime } from './FromTime.tsx';
import { OneInvoice } from './OneInvoice.tsx';

const MOODS: Readonly<Record<string, Mood>> = { draft: 'wait', paid: 'good' };

const FILTERS = ['status'] as const;

/** The invoices of all contractors. */
export default function Invoices() {
  const { filters, open, opening, apply, show, close } = useFilters('/invoices', FILTERS);
  const list = useList('adminListInvoices', {
    query: { ...filters, include_total: true, limit: 50 } as never,
  });
  const [adding, setAdding] = useState<'time' | 'blank' | null>(null);
  return (
    <Page
      title={s.title}
      lead={s.lead}
      actions={
        <div className={layout['buttons']}>
          <Button look="main" onClick={() => setAdding('time')}>
            {s.fromTime}
          </Button>
          <Button onClick={() => setAdding('blank')}>{s.blank}</Button>
        </div>
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
        </FilterBar>
        <Rows
          list={list}
          label={s.all}
          keyOf={({ id }) => id}
          nothing={<Nothing>{s.none}</Nothing>}
          columns={[
            { head: s.number, look: 'time', cell: ({ number }) => number ?? s.noNumber },
            { head: s.person, cell: ({ employee }) => <Person person={employee} /> },
            { head: s.kind, cell: ({ kind }) => s.kinds[kind] ?? kind },
            { head: s.due, look: 'time', cell: ({ due_on }) => due_on && day(due_on) },
            { head: s.total, look: 'figure', cell: ({ total, currency }) => money(total, currency) },
            {
              head: s.owed,
              look: 'figure',
              cell: ({ open, status, currency }) => status === 'issued' && money(open, currency),
            },
            {
              head: s.state,
              cell: ({ status, overdue }) =>
                overdue ? (
                  <Pill mood="bad">{s.overdue}</Pill>
                ) : (
                  <Pill mood={MOODS[status] ?? 'plain'}>{s.states[status] ?? status}</Pill>
                ),
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, number, employee }) => (
                <Link
                  to="/invoices"
                  search={opening(id)}
                  aria-label={`${s.open}: ${s.of(number, employee.name)}`}
                >
                  {s.open}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      {adding === 'time' && <FromTime show={show} close={() => setAdding(null)} />}
      {adding === 'blank' && (
        <CallDialog operation="adminCreateInvoice" title={s.blank} close={() => setAdding(null)} />
      )}
      {open && <OneInvoice id={open} show={show} close={close} />}
    </Page>
  );
}

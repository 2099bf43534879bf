import { Link } from '@tanstack/react-router';
import { useCall, useList } from '../../api/query.ts';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { useFilters } from '../../parts/form/useFilters.ts';
import { choicesOf } from '../../parts/form/values.ts';
import { day, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Page, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { benefits as s } from '../../texts/benefits.ts';
import { Catalogue } from './Catalogue.tsx';
import { Decide } from './Decide.tsx';
import { moodOf } from './moods.ts';
import { OneEnrollment } from './OneEnrollment.tsx';
import { useRow } from './useRow.ts';

const FILTERS = ['status'] as const;

/** Everybody's benefits: who asks, who has what, what it costs, and what can be chosen. */
export default function Admin() {
  const { filters, open, opening, apply, close } = useFilters('/benefits/admin', FILTERS);
  const list = useList('adminListEnrollments', {
    query: { ...filters, include_total: true, limit: 50 } as never,
  });
  const one = useRow(list, open);
  return (
    <Page title={s.admin} lead={s.adminLead}>
      <Section title={s.enrollments}>
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
          label={s.enrollments}
          keyOf={({ id }) => id}
          nothing={<Nothing>{s.noEnrollments}</Nothing>}
          columns={[
            { head: s.person, cell: ({ employee }) => <Person person={employee} /> },
            { head: s.plan, cell: ({ plan, tier }) => (tier ? `${plan.name}, ${tier}` : plan.name) },
            { head: s.from, look: 'time', cell: ({ start_on }) => day(start_on) },
            { head: s.until, look: 'time', cell: ({ end_on }) => end_on && day(end_on) },
            {
              head: s.theyPay,
              look: 'figure',
              cell: ({ employee_cost, currency, frequency }) =>
                employee_cost && s.each(money(employee_cost, currency), frequency),
            },
            {
              head: s.state,
              cell: ({ status }) => <Pill mood={moodOf(status)}>{s.states[status] ?? status}</Pill>,
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, plan, employee }) => (
                <Link
                  to="/benefits/admin"
                  search={opening(id)}
                  aria-label={`${s.open}: ${s.of(plan.name, employee.name)}`}
                >
                  {s.open}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      <Costs />
      <Catalogue />
      {open && (
        <OneEnrollment one={one} close={close}>
          {one && <Decide key={`${one.id} ${one.version}`} one={one} />}
        </OneEnrollment>
      )}
    </Page>
  );
}

function Costs() {
  const { data, error, refetch } = useCall('adminGetBenefitCosts', {});
  const totals = data?.data.totals ?? [];
  return (
    <Section title={s.costsOn}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={2} />}
      {data && totals.length === 0 && <Nothing>{s.noCosts}</Nothing>}
      {totals.length > 0 && (
        <Table
          label={s.costsOn}
          rows={totals}
          keyOf={({ frequency, currency }) => `${frequency} ${currency}`}
          columns={[
            { head: s.eachText, cell: ({ frequency }) => s.frequencies[frequency] ?? frequency },
            { head: s.count, look: 'figure', cell: ({ enrollments }) => enrollments },
            {
              head: s.theyPay,
              look: 'figure',
              cell: ({ employee_cost, currency }) => money(employee_cost, currency),
            },
            {
              head: s.companyPays,
              look: 'figure',
              cell: ({ employer_cost, currency }) => money(employer_cost, currency),
            },
          ]}
        />
      )}
    </Section>
  );
}

import { Link } from '@tanstack/react-router';
import { useList } from '../../api/query.ts';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { useFilters } from '../../parts/form/useFilters.ts';
import { choicesOf } from '../../parts/form/values.ts';
import { moment } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { support as s } from '../../texts/support.ts';
import { Faqs } from './Faqs.tsx';
import { deskStates } from './deskStates.ts';
import { moodOf } from './moods.ts';
import { OneRequest } from './OneRequest.tsx';
import { useStaff } from './useStaff.ts';

const FILTERS = ['status', 'assignee_id', 'priority', 'q'] as const;
const URGENCY: Readonly<Record<string, Mood>> = { urgent: 'bad', high: 'wait' };

/** What people have asked, for those who answer, and the answers that everybody can look up. */
export default function Desk() {
  const { filters, open, opening, apply, show, close } = useFilters('/support/desk', FILTERS);
  const staff = useStaff();
  const list = useList('adminListTickets', {
    query: { ...filters, include_total: true, limit: 50 } as never,
  });
  return (
    <Page title={s.desk} lead={s.deskLead}>
      <Section title={s.requests}>
        <FilterBar names={FILTERS} values={filters} apply={apply}>
          <SelectField
            label={s.state}
            name="status"
            empty={s.any}
            choices={choicesOf(deskStates())}
            defaultValue={filters.status}
          />
          <SelectField
            key={staff.length}
            label={s.assignee}
            name="assignee_id"
            empty={s.anybody}
            choices={staff}
            defaultValue={filters.assignee_id}
          />
          <SelectField
            label={s.priority}
            name="priority"
            empty={s.any}
            choices={choicesOf(s.priorities)}
            defaultValue={filters.priority}
          />
          <TextField label={s.filter} name="q" type="search" defaultValue={filters.q} />
        </FilterBar>
        <Rows
          list={list}
          label={s.requests}
          keyOf={({ id }) => id}
          nothing={<Nothing>{s.noRequests}</Nothing>}
          columns={[
            { head: s.number, look: 'figure', cell: ({ number }) => number },
            { head: s.requester, cell: ({ requester }) => <Person person={requester} /> },
            { head: s.subject, cell: ({ subject }) => subject },
            {
              head: s.priority,
              cell: ({ priority }) => (
                <Pill mood={URGENCY[priority] ?? 'plain'}>{s.priorities[priority] ?? priority}</Pill>
              ),
            },
            { head: s.assignee, cell: ({ assignee }) => assignee?.name ?? s.nobody },
            {
              head: s.state,
              cell: ({ status }) => <Pill mood={moodOf(status)}>{deskStates()[status] ?? status}</Pill>,
            },
            { head: s.changed, look: 'time', cell: ({ updated_at }) => moment(updated_at) },
            {
              head: '',
              look: 'actions',
              cell: ({ id, subject }) => (
                <Link to="/support/desk" search={opening(id)} aria-label={`${s.open}: ${subject}`}>
                  {s.open}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      <Faqs />
      {open && <OneRequest id={open} show={show} close={close} />}
    </Page>
  );
}

import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useList } from '../../api/query.ts';
import { mayCall, useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { useSearchField } from '../../parts/form/useSearchField.tsx';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { people as s } from '../../texts/people.ts';
import { OnePerson } from './OnePerson.tsx';
import { OrgChart } from './OrgChart.tsx';

/** Everybody in the workspace, as a list or as a tree. */
export default function People() {
  const me = useMe();
  const { open, view } = useSearch({ strict: false }) as { open?: string; view?: string };
  const navigate = useNavigate();
  const isChart = view === 'chart';
  return (
    <Page
      title={s.title}
      actions={
        <div className={layout['buttons']}>
          <Button
            onClick={() =>
              void navigate({ to: '/people', search: (isChart ? {} : { view: 'chart' }) as never })
            }
          >
            {isChart ? s.directory : s.chart}
          </Button>
          {mayCall(me, 'importUsers') && (
            <Button onClick={() => void navigate({ to: '/people/import' })}>{s.importFile}</Button>
          )}
          {mayCall(me, 'createUser') && (
            <Button look="main" onClick={() => void navigate({ to: '/people/new' })}>
              {s.add}
            </Button>
          )}
        </div>
      }
    >
      {isChart ? <OrgChart /> : <Directory />}
      {open && <OnePerson id={open} close={() => void navigate({ to: '/people', search: {} as never })} />}
    </Page>
  );
}

function Directory() {
  const { query, field } = useSearchField(s.search);
  const list = useList('listTeamDirectory', { query: { limit: 50, ...query } });
  return (
    <Section title={s.directory}>
      {field}
      <Rows
        list={list}
        label={s.directory}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.nobody}</Nothing>}
        columns={[
          { head: s.name, cell: (one) => <Person person={one} /> },
          { head: s.job, cell: ({ job_title }) => job_title },
          { head: s.department, cell: ({ department }) => department?.label },
          { head: s.manager, cell: ({ manager }) => manager?.name },
          {
            head: '',
            look: 'actions',
            cell: ({ id, name }) => (
              <Link to="/people" search={{ open: id } as never} aria-label={`${s.open}: ${name}`}>
                {s.open}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}

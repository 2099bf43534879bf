import { useList } from '../../api/query.ts';
import { clockTime, day } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { team as s } from '../../texts/team.ts';

const MOODS: Readonly<Record<string, Mood>> = { working: 'good', missing: 'bad', absent: 'wait' };

export function Now() {
  const list = useList('listPresences', { query: { limit: 50 } });
  return (
    <Section title={s.now}>
      <Rows
        list={list}
        label={s.now}
        keyOf={({ employee }) => employee.id}
        nothing={<Nothing>{s.nobody}</Nothing>}
        columns={[
          { head: s.person, cell: ({ employee }) => <Person person={employee} /> },
          {
            head: s.state,
            cell: ({ status }) => <Pill mood={MOODS[status] ?? 'plain'}>{s.states[status] ?? status}</Pill>,
          },
          { head: s.since, look: 'time', cell: ({ since }) => since && clockTime(since) },
          { head: s.until, look: 'time', cell: ({ absence_until }) => absence_until && day(absence_until) },
        ]}
      />
    </Section>
  );
}

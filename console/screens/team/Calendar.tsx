import type { Data } from '../../api/call.ts';
import { useCall } from '../../api/query.ts';
import { daysBetween, weekday } from '../../parts/dates.ts';
import { weekDay } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { useMonth } from '../../parts/period/useMonth.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { team as s } from '../../texts/team.ts';
import styles from './Team.module.css';

type Absence = Data<'listTeamAbsences'>[number];

/** A month as a line for each person who is away in it. Letters repeat what the colours say. */
export function Calendar() {
  const { first, last, monthSwitch } = useMonth(s);
  const { data, error, refetch } = useCall('listTeamAbsences', {
    query: { from: first, to: last, limit: 100 },
  });
  const dates = daysBetween(first, last);
  const people = new Map<string, { name: string; absences: Absence[] }>();
  for (const one of data?.data ?? []) {
    const { id, name } = one.employee;
    const person = people.get(id) ?? { name, absences: [] };
    person.absences.push(one);
    people.set(id, person);
  }
  return (
    <Section title={s.calendar} actions={monthSwitch}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data && people.size === 0 && <Nothing>{s.free}</Nothing>}
      {people.size > 0 && (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={s.calendar}>
          <table className={styles['grid']}>
            <thead>
              <tr>
                <th scope="col">{s.person}</th>
                {dates.map((date) => (
                  <th key={date} scope="col" title={weekDay(date)}>
                    {Number(date.slice(8))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...people].map(([id, { name, absences }]) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {dates.map((date) => (
                    <Cell
                      key={date}
                      date={date}
                      absence={absences.find(
                        ({ start_date, end_date }) => start_date <= date && date <= end_date,
                      )}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={layout['muted']}>
        A: {s.approved} · R: {s.requested}
      </p>
    </Section>
  );
}

function Cell({ date, absence }: { date: string; absence: Absence | undefined }) {
  const free = weekday(date) === 0 || weekday(date) === 6;
  const title =
    absence && `${weekDay(date)}: ${absence.policy?.name ?? s.calendar}, ${s.states[absence.status] ?? ''}`;
  return (
    <td data-free={(free && !absence) || undefined} data-away={absence?.status} title={title}>
      {absence && (absence.status === 'approved' ? 'A' : 'R')}
    </td>
  );
}

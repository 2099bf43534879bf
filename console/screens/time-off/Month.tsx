import { useCall } from '../../api/query.ts';
import { isOn, useMe } from '../../frame/me.ts';
import { addDays, daysBetween, weekStart } from '../../parts/dates.ts';
import { days, weekDay } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { useMonth } from '../../parts/period/useMonth.tsx';
import { Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { timeOff as s } from '../../texts/timeOff.ts';
import styles from './TimeOff.module.css';

/** A month of the person's days, and who else is away in it. */
export function Month() {
  const me = useMe();
  const { first, last, monthSwitch } = useMonth(s);
  const { data, error, refetch } = useCall('getPtoCalendar', { query: { from: first, to: last } });
  const byDate = new Map(data?.data.map((one) => [one.date, one]));
  const start = weekStart(first, me.workspace.week_start);
  const end = addDays(weekStart(last, me.workspace.week_start), 6);
  const dates = daysBetween(start, end);
  const weeks = Array.from({ length: dates.length / 7 }, (_, index) => dates.slice(index * 7, index * 7 + 7));
  return (
    <Section title={s.calendar} actions={monthSwitch}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      <table className={styles['calendar']}>
        <thead>
          <tr>
            {weeks[0]!.map((date) => (
              <th key={date} scope="col">
                {weekDay(date).split(/[ ,]/)[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const one = byDate.get(date);
                const away = one?.absences[0];
                return (
                  <td
                    key={date}
                    data-free={!one || one.expected_hours === 0 || undefined}
                    data-away={away?.status}
                  >
                    {date >= first && date <= last && <time dateTime={date}>{Number(date.slice(8))}</time>}
                    {one?.holiday?.name}
                    {one?.absences.map(({ id, policy }) => (
                      <div key={id}>{policy.name}</div>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isOn(me, 'tracking') && <Others from={first} to={last} own={me.user?.id} />}
    </Section>
  );
}

function Others({ from, to, own }: { from: string; to: string; own: string | undefined }) {
  const { data } = useCall('listTeamAbsences', { query: { from, to, limit: 50 } });
  const others = data?.data.filter(({ employee }) => employee.id !== own) ?? [];
  return (
    <>
      <h3>{s.away}</h3>
      {data && others.length === 0 && <p className={layout['muted']}>{s.nobody}</p>}
      <ul className={layout['list']}>
        {others.map(({ id, employee, start_date, end_date }) => (
          <li key={id} className={layout['item']}>
            <Person person={employee} />
            <span className={layout['muted']}>{days(start_date, end_date)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

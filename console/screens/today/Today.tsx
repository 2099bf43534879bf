import { Link } from '@tanstack/react-router';
import { useCall } from '../../api/query.ts';
import { isOn, mayCall, useMe } from '../../frame/me.ts';
import { today } from '../../parts/dates.ts';
import { clockTime, day, days, moment, span, withDates } from '../../parts/formats.ts';
import { Page, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import { today as s } from '../../texts/today.ts';
import { Clock } from './Clock.tsx';
import styles from './Today.module.css';

/** Where a day begins: the clock, what waits, who is away, what is next. */
export default function Today() {
  const me = useMe();
  return (
    <Page title={t.hello(me.user?.first_name ?? '')} lead={day(today())}>
      <div className={styles['grid']}>
        {isOn(me, 'tracking') && <Clock />}
        <Waits />
        {isOn(me, 'pto') && <TimeOff />}
        {mayCall(me, 'getDashboardSummary') && <Team />}
        {isOn(me, 'tracking') && <Away />}
        {isOn(me, 'meetings') && <Meetings />}
      </div>
    </Page>
  );
}

function Waits() {
  const { data } = useCall('listWaiting', { query: { limit: 5 } });
  return (
    <Section title={t.waiting} actions={<Link to="/inbox">{s.allWaiting}</Link>}>
      {!data && <Skeleton rows={2} />}
      {data?.data.length === 0 && <p className={layout['muted']}>{t.nothingWaits}</p>}
      <ul className={layout['list']}>
        {data?.data.map(({ id, kind, title, person, url }) => (
          <li key={id} className={layout['item']}>
            <Person person={person} />
            <Link to={url}>
              {t.kinds[kind] ?? kind}: {withDates(title)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TimeOff() {
  const balances = useCall('getPtoBalance', {});
  const planned = useCall('listPtoRequests', {
    query: { from: today(), status: ['requested', 'approved'], ordering: 'start_date', limit: 3 },
  });
  const counted = balances.data?.data.filter(({ available }) => available !== null) ?? [];
  return (
    <Section title={s.timeOff} actions={<Link to="/time-off">{s.request}</Link>}>
      {!balances.data && <Skeleton rows={2} />}
      <ul className={layout['list']}>
        {counted.slice(0, 3).map(({ policy, available, unit }) => (
          <li key={policy.id} className={layout['item']}>
            <span>{policy.name}</span>
            <strong>{s.available(span(available!, unit))}</strong>
          </li>
        ))}
      </ul>
      <ul className={layout['list']}>
        {planned.data?.data.map(({ id, policy, start_date, end_date }) => (
          <li key={id} className={layout['item']}>
            <Link to="/time-off" search={{ open: id } as never}>
              {policy.name}
            </Link>
            <span className={layout['muted']}>{days(start_date, end_date)}</span>
          </li>
        ))}
      </ul>
      {planned.data?.data.length === 0 && <p className={layout['muted']}>{s.nothingPlanned}</p>}
    </Section>
  );
}

function Team() {
  const { data } = useCall('getDashboardSummary', {});
  if (!data) return null;
  const { present, absent, clocked_in, pending_absences, pending_expenses } = data.data;
  const figures = [
    [s.present, present],
    [s.absent, absent],
    [s.clockedIn, clocked_in],
    [s.openAbsences, pending_absences],
    [s.openExpenses, pending_expenses],
  ] as const;
  return (
    <Section title={s.team}>
      <dl className={styles['figures']}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Away() {
  const date = today();
  const { data } = useCall('listTeamAbsences', { query: { from: date, to: date, limit: 20 } });
  return (
    <Section title={s.away}>
      {!data && <Skeleton rows={2} />}
      {data?.data.length === 0 && <p className={layout['muted']}>{s.nobodyAway}</p>}
      <ul className={layout['list']}>
        {data?.data.map(({ id, employee, end_date }) => (
          <li key={id} className={layout['item']}>
            <Person person={employee} />
            <span className={layout['muted']}>{s.until(day(end_date))}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Meetings() {
  const { data } = useCall('listMeetings', {
    query: { from: today(), status: ['scheduled'], ordering: 'starts_at', limit: 3 },
  });
  return (
    <Section title={s.meetings}>
      {!data && <Skeleton rows={2} />}
      {data?.data.length === 0 && <p className={layout['muted']}>{s.noMeetings}</p>}
      <ul className={layout['list']}>
        {data?.data.map(({ id, title, starts_at, ends_at }) => (
          <li key={id} className={layout['item']}>
            <Link to={`/meetings/${id}` as string}>{title}</Link>
            <time className={layout['muted']} dateTime={starts_at}>
              {moment(starts_at)} – {clockTime(ends_at)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

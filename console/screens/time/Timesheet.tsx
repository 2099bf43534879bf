import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCall } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, dateOf, daysBetween, today, weekStart } from '../../parts/dates.ts';
import { days, hours } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Page, Section, Skeleton } from '../../parts/page/Page.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { time as s } from '../../texts/time.ts';
import { Account } from './Account.tsx';
import { CopyWeek } from './CopyWeek.tsx';
import { Day } from './Day.tsx';
import { Submission } from './Submission.tsx';
import styles from './Time.module.css';

/** A week of the person's time, by day. Each entry is typed in without the mouse. */
export default function Timesheet() {
  const me = useMe();
  const search = useSearch({ strict: false }) as { week?: string };
  const navigate = useNavigate();
  const now = weekStart(today(), me.workspace.week_start);
  const from = /^\d{4}-\d\d-\d\d$/.test(search.week ?? '')
    ? weekStart(search.week!, me.workspace.week_start)
    : now;
  const to = addDays(from, 6);
  const query = { from, to };
  const entries = useCall('listTimeEntries', { query: { ...query, ordering: 'started_at', limit: 100 } });
  const report = useCall('getMyTimeReport', { query });
  const refusal = entries.error ?? report.error;
  const show = (week: string) => void navigate({ to: '/time', search: { week } as never });
  const { worked_seconds = 0, expected_seconds = 0 } = report.data?.data.totals ?? {};
  return (
    <Page
      title={s.title}
      lead={days(from, to)}
      actions={
        <div className={layout['buttons']}>
          <Button aria-label={s.earlier} onClick={() => show(addDays(from, -7))}>
            ‹
          </Button>
          <Button onClick={() => show(now)}>{s.thisWeek}</Button>
          <Button aria-label={s.later} onClick={() => show(addDays(from, 7))}>
            ›
          </Button>
          <CopyWeek from={from} />
        </div>
      }
    >
      {refusal && (
        <RefusalNotice
          refusal={refusal}
          again={() => {
            void entries.refetch();
            void report.refetch();
          }}
        />
      )}
      <Section title={s.week} actions={<Submission week={from} />}>
        {!entries.data && !refusal && <Skeleton rows={7} />}
        {entries.data && (
          <ul className={styles['days']}>
            {daysBetween(from, to).map((date) => (
              <Day
                key={date}
                date={date}
                entries={entries.data.data.filter(({ started_at }) => dateOf(started_at) === date)}
                row={report.data?.data.rows.find(({ key }) => key === date)}
              />
            ))}
          </ul>
        )}
        <p className={styles['figure']}>
          <strong>
            {s.total}: {s.worked(hours(worked_seconds))}
          </strong>{' '}
          <span className={layout['muted']}>{s.expected(hours(expected_seconds))}</span>
        </p>
      </Section>
      <Account />
    </Page>
  );
}

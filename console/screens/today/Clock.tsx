import { useEffect, useState } from 'react';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { clockTime, hours } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { today as s } from '../../texts/today.ts';
import styles from './Today.module.css';

/** The person's clock: one press to start, one to stop. */
export function Clock() {
  const { data, error, refetch } = useCall('getClock', {});
  return (
    <Section title={s.clock}>
      {!data &&
        (error ? <RefusalNotice refusal={error} again={() => void refetch()} /> : <Skeleton rows={3} />)}
      {data &&
        (data.data.entry ? (
          <Running
            key={data.data.entry.id}
            since={data.data.entry.started_at}
            what={data.data.entry.description}
          />
        ) : (
          <Stopped todaySeconds={data.data.today_seconds} />
        ))}
    </Section>
  );
}

function Stopped({ todaySeconds }: { todaySeconds: number }) {
  const start = useWrite('startClock');
  return (
    <>
      <p className={layout['muted']}>
        {s.notRunning} {s.todaySoFar(hours(todaySeconds))}
      </p>
      <Form
        label={s.clock}
        refusal={start.error}
        onSubmit={(values) => {
          const description = textOf(values, 'description').trim();
          start.mutate({ body: description === '' ? {} : { description } });
        }}
        actions={
          <Button type="submit" look="main" busy={start.isPending}>
            {s.start}
          </Button>
        }
      >
        <TextField label={s.what} name="description" maxLength={500} />
      </Form>
    </>
  );
}

function Running({ since, what }: { since: string; what: string }) {
  const stop = useWrite('stopClock');
  const now = useNow();
  return (
    <>
      <p className={styles['elapsed']} role="timer" aria-label={s.clock}>
        {hours(Math.max(0, Math.floor((now - Date.parse(since)) / 1000)))}
      </p>
      <p className={layout['muted']}>
        {s.runningSince(clockTime(since))}
        {what && ` · ${what}`}
      </p>
      <Form
        label={s.clock}
        refusal={stop.error}
        onSubmit={(values) => {
          const minutes = Number(textOf(values, 'break_minutes'));
          stop.mutate({ body: minutes > 0 ? { break_minutes: minutes } : {} });
        }}
        actions={
          <Button type="submit" look="main" busy={stop.isPending}>
            {s.stop}
          </Button>
        }
      >
        <TextField label={s.breakMinutes} name="break_minutes" type="number" min={0} max={480} step={1} />
      </Form>
    </>
  );
}

const SECOND = 1_000;

/** The time, again every ten seconds: minutes are shown. */
function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10 * SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useEffect, useState } from 'react';
import { addPress, remember, runningAfter, usePresses } from '../../api/presses.ts';
import type { Refusal } from '../../api/refusal.ts';
import { useMe } from '../../frame/me.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { clockTime, hours } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { Presses } from '../../parts/presses/Presses.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import { today as s } from '../../texts/today.ts';
import styles from './Today.module.css';

/** The person's clock: one press to start, one to stop. */
export function Clock() {
  const { user } = useMe();
  const { data, error, refetch } = useCall('getClock', {});
  const entry = data?.data.entry ?? null;
  const presses = usePresses(user?.id);
  const since = runningAfter(entry?.started_at ?? null, presses);
  useEffect(() => {
    if (!user || !data) return;
    const { id: person, locale, timezone } = user;
    remember({ person, locale, timezone, runningSince: entry?.started_at ?? null });
  }, [user, data, entry]);
  return (
    <Section title={t.clock}>
      {!data &&
        (error ? <RefusalNotice refusal={error} again={() => void refetch()} /> : <Skeleton rows={3} />)}
      {data &&
        (since ? (
          <Running key={since} since={since} what={entry?.description ?? ''} />
        ) : (
          <Stopped todaySeconds={data.data.today_seconds} />
        ))}
      <Presses presses={presses} />
    </Section>
  );
}

/** Keeps a press if the service could not be reached. */
const useKeeping = () => {
  const { user } = useMe();
  return (press: Omit<Parameters<typeof addPress>[0], 'person'>) => ({
    onError: ({ status }: Refusal) => {
      if (status === 0 && user) addPress({ ...press, person: user.id });
    },
  });
};

/** What a form shows of a refusal: nothing if the press was kept. */
const shown = (error: Refusal | null): Refusal | null => (error?.status === 0 ? null : error);

function Stopped({ todaySeconds }: { todaySeconds: number }) {
  const start = useWrite('startClock');
  const keeping = useKeeping();
  return (
    <>
      <p className={layout['muted']}>
        {t.notRunning} {s.todaySoFar(hours(todaySeconds))}
      </p>
      <Form
        label={t.clock}
        refusal={shown(start.error)}
        onSubmit={(values) => {
          const description = textOf(values, 'description').trim();
          start.mutate(
            { body: description === '' ? {} : { description } },
            keeping({ what: 'start', description }),
          );
        }}
        actions={
          <Button type="submit" look="main" busy={start.isPending}>
            {t.startClock}
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
  const keeping = useKeeping();
  const now = useNow();
  return (
    <>
      <p className={styles['elapsed']} role="timer" aria-label={t.clock}>
        {hours(Math.max(0, Math.floor((now - Date.parse(since)) / 1000)))}
      </p>
      <p className={layout['muted']}>
        {t.runningSince(clockTime(since))}
        {what && ` · ${what}`}
      </p>
      <Form
        label={t.clock}
        refusal={shown(stop.error)}
        onSubmit={(values) => {
          const minutes = Number(textOf(values, 'break_minutes'));
          stop.mutate(
            { body: minutes > 0 ? { break_minutes: minutes } : {} },
            keeping({ what: 'stop', breakMinutes: minutes }),
          );
        }}
        actions={
          <Button type="submit" look="main" busy={stop.isPending}>
            {t.stopClock}
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

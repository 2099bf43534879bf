import { useEffect, useState } from 'react';
import { addPress, lastKnown, runningAfter, usePresses } from '../api/presses.ts';
import { Button } from '../parts/button/Button.tsx';
import { clockTime, setReader } from '../parts/formats.ts';
import { Page, Section } from '../parts/page/Page.tsx';
import { Presses } from '../parts/presses/Presses.tsx';
import { t } from '../texts/index.ts';

/** What works without a network: the clock. The rest comes back with it. */
export function Offline({ again }: { again: () => void }) {
  const [last] = useState(lastKnown);
  if (last) setReader(last);
  const presses = usePresses(last?.person);
  const since = runningAfter(last?.runningSince ?? null, presses);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return (
    <Page title={t.offline} lead={t.offlineLead} actions={<Button onClick={again}>{t.tryAgain}</Button>}>
      {last && (
        <Section title={t.clock}>
          <p role="status">{since ? t.runningSince(clockTime(since)) : t.notRunning}</p>
          <div>
            <Button
              look="main"
              onClick={() => addPress({ what: since ? 'stop' : 'start', person: last.person })}
            >
              {since ? t.stopClock : t.startClock}
            </Button>
          </div>
          <Presses presses={presses} />
        </Section>
      )}
    </Page>
  );
}

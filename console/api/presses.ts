/**
 * Presses of the clock without a network. They are kept in this browser with their time, shown, and sent in
 * order once there is a network, each once: the service takes a start up to 24 hours back.
 */
import { useSyncExternalStore } from 'react';
import { call } from './call.ts';
import { queries } from './query.ts';
import { Refusal } from './refusal.ts';

export interface Press {
  /** The key of its call, so that a second try is the same write. */
  key: string;
  what: 'start' | 'stop';
  /** When it was pressed, as an instant. */
  at: string;
  /** Who pressed it. Nobody else who signs in here sends it. */
  person: string;
  description?: string;
  breakMinutes?: number;
  /** Why the service did not take it. */
  refused?: string;
}

/** The last person who used this browser, for whom the clock is shown without a network. */
export interface LastKnown {
  person: string;
  locale: string;
  timezone: string;
  runningSince: string | null;
}

const PRESSES = 'workforce.presses';
const LAST = 'workforce.clock';

const listeners = new Set<() => void>();
addEventListener('storage', (event) => {
  if (event.key === PRESSES) changed();
});

function changed(): void {
  shown = null;
  for (const listener of listeners) listener();
}

/** What is kept, read anew after each change. */
let shown: readonly Press[] | null = null;
const kept = (): readonly Press[] => (shown ??= JSON.parse(localStorage.getItem(PRESSES) ?? '[]') as Press[]);

function keep(presses: readonly Press[]): void {
  localStorage.setItem(PRESSES, JSON.stringify(presses));
  changed();
}

/** The presses of a person that wait or were refused, oldest first. */
export function usePresses(person: string | undefined): readonly Press[] {
  const all = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, kept);
  return all.filter((press) => press.person === person);
}

export const addPress = (press: Omit<Press, 'key' | 'at'>): void =>
  keep([...kept(), { ...press, key: crypto.randomUUID(), at: new Date().toISOString() }]);

export const removePress = (key: string): void => keep(kept().filter((press) => press.key !== key));

export const remember = (last: LastKnown): void => localStorage.setItem(LAST, JSON.stringify(last));

export const lastKnown = (): LastKnown | null =>
  JSON.parse(localStorage.getItem(LAST) ?? 'null') as LastKnown | null;

/** Since when the clock runs after the presses that wait; null if it does not run. */
export const runningAfter = (since: string | null, presses: readonly Press[]): string | null =>
  presses
    .filter(({ refused }) => refused === undefined)
    .reduce<string | null>((_, { what, at }) => (what === 'start' ? at : null), since);

/** Sends what waits, one tab at a time. It ends at the first press that the service cannot be asked about. */
export async function sendPresses(person: string): Promise<void> {
  await navigator.locks.request(PRESSES, async () => {
    for (;;) {
      const press = kept().find((one) => one.person === person && one.refused === undefined);
      if (!press || !(await sent(press))) return;
      void queries.invalidateQueries({ queryKey: ['tracking'] });
    }
  });
}

/** Whether the press is dealt with: the service took it, or it said why not. */
async function sent(press: Press): Promise<boolean> {
  try {
    await write(press);
    removePress(press.key);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.passing || error.status === 401) return false;
    if (await tookBefore(press).catch(() => false)) removePress(press.key);
    else keep(kept().map((one) => (one.key === press.key ? { ...one, refused: error.message } : one)));
  }
  return true;
}

const write = ({ what, at, key, description, breakMinutes }: Press): Promise<unknown> =>
  what === 'start'
    ? call('startClock', {
        idempotencyKey: key,
        body: { started_at: at, ...(description && { description }) },
      })
    : call('stopClock', { body: { ended_at: at, ...(breakMinutes && { break_minutes: breakMinutes }) } });

/** Milliseconds between a press and what the service noted when the answer to it was lost. */
const SAME = 60_000;

/** Whether the service took the press although its answer did not arrive. */
async function tookBefore({ what, at }: Press): Promise<boolean> {
  const near = (instant: string | null | undefined) =>
    instant !== null && instant !== undefined && Math.abs(Date.parse(instant) - Date.parse(at)) < SAME;
  if (what === 'start') return near((await call('getClock', {})).data.entry?.started_at);
  const { data } = await call('listTimeEntries', { query: { limit: 1 } });
  return near(data[0]?.ended_at);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Stand } from './stand/stand.ts';

/** The course of a fault, in milliseconds since it started; null if the campaign ended first. */
export interface Struck {
  round: number;
  name: string;
  struckAt: number;
  /** Until its part was up again. */
  stood: number | null;
  /** Until a write was acknowledged that was sent after the fault started. */
  acknowledged: number | null;
  /** Until the steady receiver had everything that was due when the part came up again. */
  delivered: number | null;
}

/** Measures how soon the service recovers from each fault. */
export function watchRecovery({ database, site }: Pick<Stand, 'database' | 'site'>) {
  const faults: Struck[] = [];
  let ending = false;
  const oldest = async (): Promise<number> => {
    const [row] = await database.ask<{ at: Date | null }>(
      `SELECT min(created_at) AS at FROM deliveries WHERE webhook_id = $1 AND status IN ('pending', 'retrying')`,
      [site.steady],
    );
    return row?.at?.getTime() ?? Infinity;
  };
  const watching = (async () => {
    for (; !ending; await sleep(500)) {
      const waiting = faults.filter(({ stood, delivered }) => stood !== null && delivered === null);
      if (waiting.length === 0) continue;
      const asked = Date.now();
      // Postgres may be down
      const at = await oldest().catch(() => 0);
      for (const one of waiting)
        if (one.struckAt + one.stood! < Math.min(at, asked)) one.delivered = Date.now() - one.struckAt;
    }
  })();
  return {
    faults,
    /** Called when a write that was sent at `sentAt` is acknowledged. */
    onAcknowledged(sentAt: number) {
      for (const one of faults)
        if (one.acknowledged === null && sentAt > one.struckAt) one.acknowledged = Date.now() - one.struckAt;
    },
    async end() {
      ending = true;
      await watching;
    },
  };
}

const secondsOf = (values: readonly (number | null)[]): string => {
  const known = values.filter((one) => one !== null).sort((a, b) => a - b);
  if (known.length === 0) return '-';
  const text = (ms: number) => (ms / 1000).toFixed(1);
  return `${text(known[Math.floor((known.length - 1) / 2)]!)} / ${text(known.at(-1)!)}`;
};

/** A table for `docs/faults.md`: median and maximum, in seconds. */
export function tableOf(faults: readonly Struck[]): string {
  const names = [...new Set(faults.map(({ name }) => name))].sort();
  const rows = names.map((name) => {
    const all = faults.filter((one) => one.name === name);
    const figures = (['stood', 'acknowledged', 'delivered'] as const).map((what) =>
      secondsOf(all.map((one) => one[what])),
    );
    return `| ${[name, all.length, ...figures].join(' | ')} |`;
  });
  return [
    '| Fault | Times | Part stands again | First acknowledged write | Nothing waits |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

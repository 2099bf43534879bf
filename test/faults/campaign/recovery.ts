import { setTimeout as sleep } from 'node:timers/promises';
import type { Stand } from './stand/stand.ts';

/** How a fault went; milliseconds since it struck, null where the campaign has ended before. */
export interface Struck {
  round: number;
  name: string;
  struckAt: number;
  /** Until its part stood again. */
  stood: number | null;
  /** Until a write was acknowledged that was sent after it had struck. */
  acknowledged: number | null;
  /** Until what was due to the steady receiver when the part stood again was delivered. */
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
      // Postgres may be away
      const at = await oldest().catch(() => 0);
      for (const one of waiting)
        if (one.struckAt + one.stood! < Math.min(at, asked)) one.delivered = Date.now() - one.struckAt;
    }
  })();
  return {
    faults,
    /** A write was acknowledged that was sent at that time. */
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

/** A table for `docs/faults.md`: seconds, median and longest. */
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

import { audit } from '../../../events/audit.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { Rate } from '../rules/ecbRates.ts';
import { putRates, type RateSource } from '../store/rates.ts';

/** Stores rates of the workspace's currency, with an audit line; returns how many. */
export async function storeRates(
  call: CallerWriting & { workspace: Pick<Workspace, 'id' | 'currency'> },
  source: RateSource,
  rates: readonly Rate[],
): Promise<number> {
  const { db, workspace } = call;
  await db.count(putRates, { own: workspace.currency, source, rates: JSON.stringify(rates) });
  const days = rates.map(({ on }) => on).sort();
  audit(call, {
    action: 'stored',
    resource: 'exchange_rates',
    id: workspace.id,
    changes: {
      rates: [null, rates.length],
      from: [null, days[0] ?? null],
      to: [null, days.at(-1) ?? null],
      source: [null, source],
    },
  });
  return rates.length;
}

import type { BatchTotals } from './contract.ts';

export const noTotals = (): BatchTotals => ({ sent: 0, acknowledged: 0, handedOver: 0 });

/** Adds the counts of a run or period. */
export function add(totals: BatchTotals, more: BatchTotals): void {
  totals.sent += more.sent;
  totals.acknowledged += more.acknowledged;
  totals.handedOver += more.handedOver;
  if (more.grouped) totals.grouped = (totals.grouped ?? 0) + more.grouped;
  if (more.exhausted) totals.exhausted = (totals.exhausted ?? 0) + more.exhausted;
}

export const inWords = ({
  sent,
  acknowledged,
  handedOver,
  grouped,
  exhausted: givenUp,
}: BatchTotals): string =>
  [
    `${sent} sent, ${acknowledged} acknowledged, ${handedOver} to retry`,
    ...(grouped ? [`${grouped} to retry together`] : []),
    ...(givenUp ? [`${givenUp} given up`] : []),
  ].join(', ');

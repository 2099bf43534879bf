import type { BatchTotals } from './contract.ts';

export const noTotals = (): BatchTotals => ({ sent: 0, acknowledged: 0, handedOver: 0 });

/** Adds what was done in a turn. */
export function add(totals: BatchTotals, turn: BatchTotals): void {
  totals.sent += turn.sent;
  totals.acknowledged += turn.acknowledged;
  totals.handedOver += turn.handedOver;
  if (turn.grouped) totals.grouped = (totals.grouped ?? 0) + turn.grouped;
  if (turn.exhausted) totals.exhausted = (totals.exhausted ?? 0) + turn.exhausted;
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

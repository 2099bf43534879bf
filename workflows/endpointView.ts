import { upsertMemo } from '@temporalio/workflow';
import { showState, type DeliveryState } from './attributes.ts';
import type { LastAnswer, Waiting } from './contract.ts';

/** What operators see of an endpoint that has grouped retries. */
export interface EndpointView {
  /**
   * Updates the search attributes and the memo if they change, and returns the current details. An endpoint
   * that never had grouped retries gets neither.
   */
  show(totals: string, waiting: Waiting | null, latest: LastAnswer | undefined): string;
  /** The summary of a timer. */
  summary(waiting: Waiting): string;
  /** The last answer if something was shown, for the run that continues this one. */
  last(): { last?: LastAnswer };
}

/** @param last the last answer of the run that this one continues. */
export function createEndpointView(last: LastAnswer | undefined): EndpointView {
  let shown = last === undefined ? undefined : '';
  let answer = last ?? null;

  const showChanged = (waiting: Waiting | null) => {
    const state = stateOf(waiting, answer);
    const memo = {
      waiting: waiting?.count ?? 0,
      held: waiting?.held ?? 0,
      failingSince: timeOf(waiting?.failingSince ?? null),
      lastAnswer: answer && inWords(answer),
      nextAttempt: timeIn(waiting?.nextMs ?? null),
    };
    const now = JSON.stringify([state, memo]);
    if (now === shown) return;
    shown = now;
    showState(state, answer?.status ?? null);
    upsertMemo(memo);
  };

  return {
    show(totals, waiting, latest) {
      answer = latest ?? answer;
      if (waiting || shown !== undefined) showChanged(waiting);
      return waiting ? `${describe(waiting, answer)}\n\n${totals}` : totals;
    },
    summary: (waiting) => describe(waiting, answer),
    last: () => (shown === undefined ? {} : { last: answer ?? { status: null, cause: null } }),
  };
}

function stateOf(waiting: Waiting | null, last: LastAnswer | null): DeliveryState {
  if (waiting) return waiting.count > 0 ? 'retrying' : 'held';
  return (last?.cause ?? null) === null ? 'delivered' : 'failed';
}

function describe({ count, held, nextMs, failingSince }: Waiting, last: LastAnswer | null): string {
  return [
    ...(count > 0 ? [`${count} ${deliveries(count)} to retry`] : []),
    ...(held > 0 ? [`${held} held, the webhook is paused`] : []),
    ...(failingSince === null ? [] : [`failing since ${timeOf(failingSince)}`]),
    ...(last ? [`last ${inWords(last)}`] : []),
    ...(nextMs === null ? [] : [`next at ${timeIn(nextMs)}`]),
  ].join(', ');
}

const deliveries = (count: number): string => (count === 1 ? 'delivery' : 'deliveries');
const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
/** The time `ms` milliseconds from now. */
const timeIn = (ms: number | null) => timeOf(ms === null ? null : Date.now() + ms);
const inWords = ({ status, cause }: LastAnswer): string =>
  status === null ? (cause ?? 'unknown') : `HTTP ${status}`;

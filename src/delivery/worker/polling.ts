import type { Client } from '@temporalio/client';
import type { TaskQueues } from '../webhooks/temporal/names.ts';
import { createTimeLimit } from '../webhooks/temporal/timeLimit.ts';
import type { TemporalWorkers } from './temporalWorkers.ts';

/** Milliseconds a call to Temporal may take. */
const DEADLINE = 2_000;
/** `temporal.api.enums.v1.TaskQueueType`: workflows and activities. */
const KINDS = [1, 2] as const;

export interface PollingOptions {
  client: Client;
  namespace: string;
  queues: TaskQueues;
  /** The identity with which the workers poll. */
  identity: string;
  workers: Pick<TemporalWorkers, 'areRunning'>;
}

/**
 * Whether deliveries are sent now: the workers run, and Temporal lists them as pollers of each of their
 * queues. False after a restart of Temporal, until the workers have polled again.
 */
export function createPollingCheck(options: PollingOptions): () => Promise<boolean> {
  const { client, namespace, queues, identity, workers } = options;
  const withinLimit = createTimeLimit(client, DEADLINE);
  const isKnown = async (queue: string, taskQueueType: (typeof KINDS)[number]): Promise<boolean> => {
    const { pollers } = await client.workflowService.describeTaskQueue({
      namespace,
      taskQueue: { name: queue },
      taskQueueType,
    });
    return pollers?.some((poller) => poller.identity === identity) ?? false;
  };

  return async () => {
    if (!workers.areRunning()) return false;
    const known = await withinLimit(() =>
      Promise.all(
        [queues.first, queues.retries].flatMap((queue) => KINDS.map((kind) => isKnown(queue, kind))),
      ),
    );
    return known.every(Boolean);
  };
}

import type { Client } from '@temporalio/client';
import type { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import { workflowNames } from '../../workflows/contract.ts';
import { purgeScheduleId, taskQueuesOf } from './names.ts';
import { searchAttributes } from './searchAttributes.ts';

export interface TemporalTarget {
  /** `host:port` of the frontend. */
  address: string;
  namespace: string;
  tls?: boolean;
  apiKey?: string | undefined;
}

/** `temporal.api.enums.v1.IndexedValueType`. */
const indexed = { Keyword: 2, Int: 3 } as const;

/** Days a record is kept (service.md, delivery rule 8). */
const RETENTION_DAYS = 30;

/**
 * Registers the search attributes that the namespace lacks. Where that is not allowed (Temporal Cloud has its own tool for it)
 * the log says what to do: without them no delivery starts, and all wait.
 */
export async function registerSearchAttributes(
  connection: NativeConnection,
  namespace: string,
  log: Logger,
): Promise<void> {
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    const missing = Object.entries(searchAttributes).filter(([name]) => !(name in (customAttributes ?? {})));
    if (missing.length === 0) return;
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map(([name, kind]) => [name, indexed[kind]])),
    });
    log.info({ added: missing.map(([name]) => name) }, 'search attributes registered');
  } catch (error) {
    log.warn(
      { err: error, needed: searchAttributes },
      'search attributes could not be registered: add them to the namespace by hand if they are missing',
    );
  }
}

/** The daily purge, at a quiet hour; one that is still running is not joined by another. */
export async function schedulePurge(client: Client, installation: string): Promise<void> {
  const scheduleId = purgeScheduleId(installation);
  const options = {
    scheduleId,
    spec: { calendars: [{ hour: 3, minute: 17 }], jitter: '20m' as const },
    policies: { overlap: 'SKIP' as const, catchupWindow: '1d' as const },
    action: {
      type: 'startWorkflow' as const,
      workflowType: workflowNames.purge,
      workflowId: scheduleId,
      taskQueue: taskQueuesOf(installation).retries,
      args: [{ days: RETENTION_DAYS }],
    },
  };
  try {
    await client.schedule.create(options);
  } catch (error) {
    // another worker of this installation made it, or an earlier start did
    if ((error as Error).name !== 'ScheduleAlreadyRunning') throw error;
  }
}

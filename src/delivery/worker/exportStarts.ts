import type { Client } from '@temporalio/client';
import { defineSearchAttributeKey } from '@temporalio/common';
import type { Logger } from 'pino';
import { workflowNames, type ExportInput } from '../../../workflows/contract.ts';
import { workspaceDb } from '../../db/handle.ts';
import { listen } from '../../db/listen.ts';
import type { Pool } from '../../db/pool.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import { EXPORT_CHANNEL } from '../../exports/notice.ts';
import { unfinishedExports } from '../../exports/store.ts';
import { taskQueuesOf } from '../webhooks/temporal/names.ts';
import { pause } from '../webhooks/concurrency.ts';
import { createTimeLimit } from '../webhooks/temporal/timeLimit.ts';

/** Poll interval (ms) for exports whose notice or workflow was lost. */
const POLL = 60_000;
/** Milliseconds a call to Temporal may take. */
const DEADLINE = 3_000;

const workspaceIdKey = defineSearchAttributeKey('WorkspaceId', 'KEYWORD');

const exportWorkflowId = (exportId: string): string => `workspace-export-${exportId}`;

export interface ExportStartsOptions {
  /** For LISTEN, on a connection of its own. */
  listenUrl: string;
  pool: Pool;
  client: Client;
  installation: string;
  log: Logger;
}

/**
 * Starts the workflows of waiting exports, on notices and by polling all workspaces. Starting one that runs
 * has no effect. `stop` waits for calls in progress.
 */
export function startExports({ listenUrl, pool, client, installation, log }: ExportStartsOptions): {
  stop(): Promise<void>;
} {
  const ending = new AbortController();
  const withinLimit = createTimeLimit(client, DEADLINE);

  const start = ({ workspaceId, exportId }: ExportInput) =>
    withinLimit(() =>
      client.workflow.start(workflowNames.workspaceExport, {
        workflowId: exportWorkflowId(exportId),
        taskQueue: taskQueuesOf(installation).retries,
        args: [{ workspaceId, exportId } satisfies ExportInput],
        // one may have ended although its row is open: Postgres was restored to an older state
        workflowIdReusePolicy: 'ALLOW_DUPLICATE',
        workflowIdConflictPolicy: 'USE_EXISTING',
        priority: { fairnessKey: workspaceId },
        typedSearchAttributes: [{ key: workspaceIdKey, value: workspaceId }],
      }),
    );
  const startOfWorkspace = async (workspaceId: string) => {
    for (const { id } of await workspaceDb(pool, workspaceId).rows(unfinishedExports))
      await start({ workspaceId, exportId: id });
  };
  const failed = (error: unknown) => log.debug({ err: error }, 'exports wait for Temporal or Postgres');
  const startAll = async () => {
    for (const workspaceId of await listWorkspaceIds(pool)) {
      if (ending.signal.aborted) return;
      await startOfWorkspace(workspaceId);
    }
  };
  const polling = (async () => {
    while (!ending.signal.aborted) {
      await startAll().catch(failed);
      await pause(POLL, ending.signal);
    }
  })();
  const noticed = new Set<Promise<void>>();
  const listening = listen({
    url: listenUrl,
    channels: {
      [EXPORT_CHANNEL]: (workspaceId) => {
        const one: Promise<void> = startOfWorkspace(workspaceId)
          .catch(failed)
          .finally(() => noticed.delete(one));
        noticed.add(one);
      },
    },
    onError: failed,
  }).catch((error: unknown) => {
    failed(error);
    return undefined;
  });

  return {
    async stop() {
      ending.abort();
      await polling;
      await (await listening)?.close();
      await Promise.all(noticed);
    },
  };
}

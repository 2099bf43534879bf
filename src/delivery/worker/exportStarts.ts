/**
 * Starts the workflow of each export that waits: when a notice says so, and otherwise by looking through the workspaces, which
 * finds those whose notice or workflow was lost. Starting one that runs has no effect.
 */
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
import { taskQueuesOf } from '../webhooks/names.ts';
import { pause } from '../webhooks/parallel.ts';
import { createTimeLimit } from '../webhooks/timeLimit.ts';

/** Milliseconds between two looks through all workspaces. */
const EVERY = 60_000;
/** Milliseconds a call to Temporal may take. */
const DEADLINE = 3_000;

const workspaceIdKey = defineSearchAttributeKey('WorkspaceId', 'KEYWORD');

const exportWorkflowId = (exportId: string): string => `workspace-export-${exportId}`;

export interface ExportStartsOptions {
  /** For LISTEN, on a connection of its own. */
  databaseUrl: string;
  pool: Pool;
  client: Client;
  installation: string;
  log: Logger;
  /** Milliseconds between two looks. */
  every?: number;
}

/** Begins to look; `stop` waits for what is under way. */
export function startExports({
  databaseUrl,
  pool,
  client,
  installation,
  log,
  every = EVERY,
}: ExportStartsOptions): { stop(): Promise<void> } {
  const ending = new AbortController();
  const withinLimit = createTimeLimit(client, DEADLINE);

  const start = ({ workspaceId, exportId }: ExportInput) =>
    withinLimit(() =>
      client.workflow.start(workflowNames.workspaceExport, {
        workflowId: exportWorkflowId(exportId),
        taskQueue: taskQueuesOf(installation).retries,
        args: [{ workspaceId, exportId } satisfies ExportInput],
        // one that has ended although the row says otherwise: Postgres was restored to an older state
        workflowIdReusePolicy: 'ALLOW_DUPLICATE',
        workflowIdConflictPolicy: 'USE_EXISTING',
        priority: { fairnessKey: workspaceId },
        typedSearchAttributes: [{ key: workspaceIdKey, value: workspaceId }],
      }),
    );
  const startOf = async (workspaceId: string) => {
    for (const { id } of await workspaceDb(pool, workspaceId).rows(unfinishedExports))
      await start({ workspaceId, exportId: id });
  };
  const failed = (error: unknown) => log.debug({ err: error }, 'exports wait for Temporal or Postgres');
  const lookAtAll = async () => {
    for (const workspaceId of await listWorkspaceIds(pool)) {
      if (ending.signal.aborted) return;
      await startOf(workspaceId);
    }
  };
  const looking = (async () => {
    while (!ending.signal.aborted) {
      await lookAtAll().catch(failed);
      await pause(every, ending.signal);
    }
  })();
  const noticed = new Set<Promise<void>>();
  const listening = listen({
    url: databaseUrl,
    channels: {
      [EXPORT_CHANNEL]: (workspaceId) => {
        const one: Promise<void> = startOf(workspaceId)
          .catch(failed)
          .finally(() => noticed.delete(one));
        noticed.add(one);
      },
    },
    onError: failed,
  }).catch((error: unknown) => {
    // without notices the next look finds them
    failed(error);
    return undefined;
  });

  return {
    async stop() {
      ending.abort();
      await looking;
      await (await listening)?.close();
      await Promise.all(noticed);
    },
  };
}

import type { ExportActivities, ExportInput, ExportStep } from '../../../workflows/contract.ts';
import { announceEnded } from '../../areas/platform/actions/announceExport.ts';
import type { Ending } from '../../db/drain.ts';
import { workspaceDb } from '../../db/handle.ts';
import { copyFiles, finishExport, packTables, takeSnapshot, type ExportDeps } from '../../exports/make.ts';
import { failExportRow, openExport } from '../../exports/store.ts';
import { exportedByArea } from '../../generated/exported.ts';
import type { JobDeps } from './jobs.ts';
import { withHeartbeat } from './withHeartbeat.ts';
import { withoutErrorDetails } from './errorDetails.ts';

/** Dependencies of exports. */
export interface ExportActivityDeps extends Pick<JobDeps, 'pool' | 'stopping' | 'log'> {
  files: ExportDeps['files'];
  version: string;
}

/** The activities of the export workflow. */
export function createExportActivities({
  pool,
  files,
  version,
  stopping,
  log,
}: ExportActivityDeps): ExportActivities {
  const deps: ExportDeps = { pool, files, tables: exportedByArea, version };
  const step =
    (name: string, work: (input: ExportInput, ending: Ending) => Promise<ExportStep>) =>
    (input: ExportInput) =>
      withoutErrorDetails(log, name, () => withHeartbeat(stopping, (ending) => work(input, ending)));

  return {
    copyExportFiles: step('copyExportFiles', (input, ending) => copyFiles(deps, input, ending)),
    takeExportSnapshot: step('takeExportSnapshot', (input) => takeSnapshot(deps, input)),
    packExportTables: step('packExportTables', (input, ending) => packTables(deps, input, ending)),
    finishExport: step('finishExport', (input, ending) =>
      finishExport(deps, input, ending, Date.now(), (tx, state) =>
        announceEnded(tx, state, 'ready', Date.now()),
      ),
    ),
    failExport: ({ workspaceId, exportId }) =>
      withoutErrorDetails(log, 'failExport', () =>
        workspaceDb(pool, workspaceId).transaction(async (tx) => {
          const state = await tx.maybe(openExport, { id: exportId });
          const now = Date.now();
          if (!state) return;
          await tx.count(failExportRow, {
            id: exportId,
            failure: 'It could not be made. Ask for another; the log of the service says more.',
            now: new Date(now).toISOString(),
          });
          await announceEnded(tx, state, 'failed', now);
        }),
      ),
  };
}

import {
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
} from '@temporalio/workflow';
import type { ExportActivities, ExportInput } from './contract.ts';

const { copyExportFiles, takeExportSnapshot, packExportTables, finishExport } =
  proxyActivities<ExportActivities>({
    startToCloseTimeout: '6h',
    // for as long as Postgres or the store may be away
    scheduleToCloseTimeout: '1d',
    // a worker's crash is noticed by then, and another goes on; a false alarm does no harm, as each part is stored once
    heartbeatTimeout: '15s',
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
  });

const { failExport } = proxyActivities<ExportActivities>({
  startToCloseTimeout: '1m',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

/** Snapshots that are taken where files are deleted again and again in the moment between two steps. */
const SNAPSHOTS = 10;

/**
 * One export of a workspace (src/exports/make.ts has the steps). Only ids and results come into the history; what is done and
 * what is not is in Postgres, so that a run that begins anew does nothing twice. Returns in a word how it ended; fails, after
 * the export was closed as failed, where a step could not be done for a day.
 */
export async function workspaceExport(input: ExportInput): Promise<string> {
  try {
    return await make(input);
  } catch (error) {
    await CancellationScope.nonCancellable(() => failExport(input));
    if (isCancellation(error)) throw error;
    setCurrentDetails('failed');
    throw error;
  }
}

async function make(input: ExportInput): Promise<string> {
  setCurrentDetails('copies files');
  if ((await copyExportFiles(input)) === 'stopped') return 'stopped';
  for (let snapshot = 1; ; snapshot += 1) {
    setCurrentDetails(`takes snapshot ${snapshot}`);
    if ((await takeExportSnapshot(input)) === 'stopped') return 'stopped';
    setCurrentDetails('copies files of the snapshot');
    const copied = await copyExportFiles(input);
    if (copied === 'stopped') return 'stopped';
    if (copied === 'done') break;
    if (snapshot === SNAPSHOTS)
      throw ApplicationFailure.nonRetryable(
        'files were deleted in the middle of each snapshot',
        'FilesUnsteady',
      );
  }
  setCurrentDetails('packs tables');
  if ((await packExportTables(input)) === 'stopped') return 'stopped';
  setCurrentDetails('writes the directory');
  const end = await finishExport(input);
  setCurrentDetails(end === 'done' ? 'ready' : end);
  return end === 'done' ? 'ready' : end;
}

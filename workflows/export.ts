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
    // how long Postgres or the file store may be away
    scheduleToCloseTimeout: '1d',
    // detects a worker's crash; a false alarm does no harm, because each part is stored once
    heartbeatTimeout: '15s',
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
  });

const { failExport } = proxyActivities<ExportActivities>({
  startToCloseTimeout: '1m',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

/** Snapshots that are tried if files are deleted between two steps each time. */
const SNAPSHOTS = 10;

/**
 * One export of a workspace; src/exports/make.ts has the steps. Progress is in Postgres, so that a new run
 * repeats nothing. Returns how it ended; if a step fails for a day, closes the export as failed and fails.
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

import { describe, expect, it } from '@jest/globals';
import { opened } from '../support/opening.ts';
import { exportInput, openFixture } from './fixture.ts';
import type { ExportStep } from '../../workflows/contract.ts';

const fixture = await opened(openFixture());

async function made(steps: (ExportStep | Error)[]) {
  const input = exportInput();
  const run = await fixture.start('workspaceExport', input, { steps });
  const result = await run.result().catch((error: unknown) => error);
  return { result, calls: run.calls.map(({ name }) => name), status: await run.status() };
}

const FILES = 'copyExportFiles';
const ROWS = 'takeExportSnapshot';

describe('workspaceExport', () => {
  it('copies files, takes the snapshot, copies new files, packs and finishes', async () => {
    expect(await made(['done', 'done', 'done', 'done', 'done'])).toEqual({
      result: 'ready',
      calls: [FILES, ROWS, FILES, 'packExportTables', 'finishExport'],
      status: 'COMPLETED',
    });
  });

  it('takes only the snapshot again if one of its files was deleted', async () => {
    const { result, calls } = await made(['done', 'done', 'again', 'done', 'done', 'done', 'done']);
    expect([result, calls]).toEqual([
      'ready',
      [FILES, ROWS, FILES, ROWS, FILES, 'packExportTables', 'finishExport'],
    ]);
  });

  it('ends at any step if the export was deleted', async () => {
    for (let at = 0; at < 5; at += 1) {
      const steps: ExportStep[] = [...Array.from({ length: at }, () => 'done' as const), 'stopped'];
      const { result, calls } = await made(steps);
      expect([at, result, calls.length, calls.includes('failExport')]).toEqual([
        at,
        'stopped',
        at + 1,
        false,
      ]);
    }
  });

  it('repeats a step that was interrupted, and not the ones before', async () => {
    const { result, calls } = await made(['done', new Error('interrupted'), 'done', 'done', 'done', 'done']);
    expect([result, calls]).toEqual([
      'ready',
      [FILES, ROWS, ROWS, FILES, 'packExportTables', 'finishExport'],
    ]);
  });

  it('closes the export as failed, and fails, if files are deleted in every snapshot', async () => {
    const again = Array.from({ length: 10 }, () => ['done', 'again'] as const).flat();
    const { calls, status } = await made(['done', ...again]);
    expect([status, calls.at(-1), calls.filter((name) => name === ROWS).length]).toEqual([
      'FAILED',
      'failExport',
      10,
    ]);
  });
});

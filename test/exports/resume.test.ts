/** The steps of an export: interrupted at any point, and while people keep writing. */
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { copyFiles, finishExport, packTables, takeSnapshot } from '../../src/exports/make.ts';
import { purgeExports } from '../../src/exports/purge.ts';
import { openArchive } from '../../src/exports/read.ts';
import { openWorld } from '../support/opening.ts';
import { PDF } from '../support/form.ts';
import type { World } from '../support/world.ts';
import { never, openExporting, written } from './support.ts';

const { service, world } = await openWorld();
const exporting = await openExporting(service.database);
const { deps } = exporting;

const names = async (file: string) => {
  const archive = await openArchive(file);
  archive.close();
  return archive.manifest.entries;
};
async function addFile(at: World): Promise<string> {
  const { keepFile } = await import('../../src/files/store.ts');
  const { workspaceDb } = await import('../../src/db/handle.ts');
  return workspaceDb(exporting.pool, at.id).transaction((tx) =>
    keepFile(tx, {
      kind: 'receipt',
      ownerId: at.admin.id,
      content: {
        filename: 'a.pdf',
        contentType: 'application/pdf',
        bytes: Buffer.concat([PDF, Buffer.from(randomUUID())]),
      },
    }),
  );
}
const count = async (at: World, table: string) =>
  (await at.sql(`SELECT count(*)::int AS n FROM ${table} WHERE workspace_id = $1`, [at.id]))[0]![
    'n'
  ] as number;
const logLines = (at: World, n: number) =>
  at.sql(
    `INSERT INTO app_logs (workspace_id, user_id, level, message, at, client)
     SELECT $1, $2, 'info', 'line ' || i || repeat('x', 500), now(), 'test' FROM generate_series(1, $3::int) AS i`,
    [at.id, at.admin.id, n],
  );

describe('an export', () => {
  test('that is interrupted at every check goes on and stores nothing twice', async () => {
    const at = await service.world();
    for (let n = 0; n < 5; n += 1) await addFile(at);
    await logLines(at, 9_000);
    const exportId = await exporting.queue(at.id, at.admin.id);
    const ref = { workspaceId: at.id, exportId };
    let interruptions = 0;
    const seen: number[] = [];
    /**
     * Repeats a step until it is done. Each time it is stopped at its next check, one check later than
     * before.
     */
    const stubborn = async (step: (ending: () => boolean) => Promise<string>) => {
      for (let looks = 1; ; looks += 1) {
        let left = looks % 3;
        try {
          expect(await step(() => left-- <= 0)).toBe('done');
          return;
        } catch (error) {
          if (!(error as Error).message.includes('interrupted')) throw error;
          interruptions += 1;
          const [row] = await at.sql('SELECT progress FROM exports WHERE id = $1', [exportId]);
          seen.push(row!['progress'] as number);
        }
      }
    };
    await stubborn((ending) => copyFiles(deps, ref, ending));
    await takeSnapshot(deps, ref);
    await stubborn((ending) => copyFiles(deps, ref, ending));
    await stubborn((ending) => packTables(deps, ref, ending));
    await stubborn((ending) => finishExport(deps, ref, ending, Date.now(), () => Promise.resolve()));
    expect(interruptions).toBeGreaterThan(20);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    const entries = await names(written(await exporting.download(at.id, exportId)));
    expect(entries.find(({ name }) => name === 'logs/app_logs.jsonl')).toMatchObject({ rows: 9_000 });
    expect(entries.filter(({ name }) => name.startsWith('files/'))).toHaveLength(5);
    expect(await count(at, 'export_rows')).toBe(0);
    // each part has a file, and there are no others
    const parts = await at.sql(
      'SELECT file_id FROM export_parts WHERE workspace_id = $1 AND file_id IS NOT NULL',
      [at.id],
    );
    const stored = await at.sql(`SELECT id FROM files WHERE workspace_id = $1 AND kind = 'export_part'`, [
      at.id,
    ]);
    expect(stored).toHaveLength(parts.length);
  }, 120_000);

  test('gives the same result when two workers make it at once', async () => {
    const at = await service.world();
    for (let n = 0; n < 8; n += 1) await addFile(at);
    await logLines(at, 4_000);
    const exportId = await exporting.queue(at.id, at.admin.id);
    const ref = { workspaceId: at.id, exportId };
    const twice = (step: () => Promise<string>) => Promise.all([step(), step()]);
    await twice(() => copyFiles(deps, ref, never));
    await takeSnapshot(deps, ref);
    await twice(() => copyFiles(deps, ref, never));
    await twice(() => packTables(deps, ref, never));
    await finishExport(deps, ref, never, Date.now(), () => Promise.resolve());
    const entries = await names(written(await exporting.download(at.id, exportId)));
    expect(entries.find(({ name }) => name === 'logs/app_logs.jsonl')).toMatchObject({ rows: 4_000 });
    expect(entries.filter(({ name }) => name.startsWith('files/'))).toHaveLength(8);
  }, 60_000);

  test('has the rows of one instant: rows written between two steps are not in it, rows deleted later are', async () => {
    const at = await service.world();
    await logLines(at, 300);
    const [first, second] = [await addFile(at), await addFile(at)];
    const exportId = await exporting.queue(at.id, at.admin.id);
    const ref = { workspaceId: at.id, exportId };
    await copyFiles(deps, ref, never);
    // copied, and deleted before the snapshot
    await at.sql('DELETE FROM files WHERE id = $1', [first]);
    const third = await addFile(at);
    await takeSnapshot(deps, ref);
    await logLines(at, 50);
    await at.sql('DELETE FROM app_logs WHERE workspace_id = $1 AND message LIKE $2', [at.id, 'line 1x%']);
    // copied, and deleted after the snapshot
    await at.sql('DELETE FROM files WHERE id = $1', [second]);
    await addFile(at);
    expect(await copyFiles(deps, ref, never)).toBe('done');
    await packTables(deps, ref, never);
    await finishExport(deps, ref, never, Date.now(), () => Promise.resolve());
    const entries = await names(written(await exporting.download(at.id, exportId)));
    expect(entries.find(({ name }) => name === 'logs/app_logs.jsonl')).toMatchObject({ rows: 300 });
    expect(
      entries
        .filter(({ name }) => name.startsWith('files/'))
        .map(({ name }) => name.slice(6, 42))
        .sort(),
    ).toEqual([second, third].sort());
  });

  test('takes a new snapshot if a file is deleted before it was copied, and copies nothing again', async () => {
    const at = await service.world();
    const kept = await addFile(at);
    const exportId = await exporting.queue(at.id, at.admin.id);
    const ref = { workspaceId: at.id, exportId };
    await copyFiles(deps, ref, never);
    const partOf = async () =>
      (await at.sql('SELECT id FROM export_parts WHERE workspace_id = $1', [at.id])).map(
        ({ id }) => id as string,
      );
    const before = await partOf();
    const late = await addFile(at);
    await takeSnapshot(deps, ref);
    await at.sql('DELETE FROM files WHERE id = $1', [late]);
    expect(await copyFiles(deps, ref, never)).toBe('again');
    await takeSnapshot(deps, ref);
    expect(await copyFiles(deps, ref, never)).toBe('done');
    expect(await partOf()).toEqual(before);
    await packTables(deps, ref, never);
    await finishExport(deps, ref, never, Date.now(), () => Promise.resolve());
    const entries = await names(written(await exporting.download(at.id, exportId)));
    expect(
      entries.filter(({ name }) => name.startsWith('files/')).map(({ name }) => name.slice(6, 42)),
    ).toEqual([kept]);
  });

  test('that somebody deletes stops, and a job deletes what it had stored; one that is over is marked expired', async () => {
    const at = await service.world();
    await addFile(at);
    const stopped = await exporting.queue(at.id, at.admin.id);
    const ref = { workspaceId: at.id, exportId: stopped };
    await copyFiles(deps, ref, never);
    await at.sql('UPDATE exports SET deleted_at = now() WHERE id = $1', [stopped]);
    for (const step of [copyFiles, packTables]) expect(await step(deps, ref, never)).toBe('stopped');
    expect(await takeSnapshot(deps, ref)).toBe('stopped');

    const whole = await exporting.queue(at.id, at.admin.id);
    await exporting.make(at.id, whole);
    const day = 86_400_000;
    await purgeExports(exporting.pool, Date.now() + 6 * day, never);
    const status = async () =>
      (await at.sql('SELECT status FROM exports WHERE id = $1', [whole]))[0]!['status'];
    expect([await status(), (await count(at, 'export_parts')) > 0]).toEqual(['ready', true]);
    await purgeExports(exporting.pool, Date.now() + 7 * day + 60_000, never);
    expect([await status(), await count(at, 'export_parts'), await count(at, 'export_entries')]).toEqual([
      'expired',
      0,
      0,
    ]);
    expect(
      await at.sql(`SELECT FROM files WHERE workspace_id = $1 AND kind = 'export_part'`, [at.id]),
    ).toEqual([]);
    expect(world.id).not.toBe(at.id);
  });
});

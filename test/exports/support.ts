/** The demo's studio, exported without Temporal, and other installations to import it into. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Person, World } from '../support/world.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { createPool, type Pool } from '../../src/db/pool.ts';
import { archiveOf } from '../../src/exports/archive.ts';
import {
  copyFiles,
  finishExport,
  packTables,
  takeSnapshot,
  type ExportDeps,
} from '../../src/exports/make.ts';
import { createFileStore } from '../../src/files/store.ts';
import { exportedByArea } from '../../src/generated/exported.ts';
import { makersIn } from '../support/world.ts';
import type { Service } from '../support/service.ts';
import type { TestDatabase } from '../support/database.ts';
import { openFolder, opened } from '../support/opening.ts';

export interface Exporting {
  pool: Pool;
  deps: ExportDeps;
  /** Queues an export as the operation does, and returns its id. */
  queue(
    workspaceId: string,
    personId: string,
    options?: { areas?: string[]; files?: boolean },
  ): Promise<string>;
  /** Makes the export, step by step to its end. */
  make(workspaceId: string, exportId: string): Promise<void>;
  /** The archive, or a byte range of it, read as a download is. */
  download(workspaceId: string, exportId: string, from?: number, to?: number): Promise<Buffer>;
}

export const never = () => false;

export async function openExporting(database: TestDatabase): Promise<Exporting> {
  const pool = await opened(
    Promise.resolve(createPool({ url: database.appUrl, size: 6, onIdleError: () => undefined })),
    (it) => it.end(),
  );
  const deps: ExportDeps = {
    pool,
    files: createFileStore(pool),
    tables: exportedByArea,
    version: 'test',
  };
  return {
    pool,
    deps,
    async queue(workspaceId, personId, { areas = [], files = true } = {}) {
      const id = randomUUID();
      await database.admin.query(
        'INSERT INTO exports (workspace_id, id, requested_by, areas, with_files) VALUES ($1, $2, $3, $4, $5)',
        [workspaceId, id, personId, areas, files],
      );
      return id;
    },
    async make(workspaceId, exportId) {
      const ref = { workspaceId, exportId };
      await copyFiles(deps, ref, never);
      await takeSnapshot(deps, ref);
      const steps = [
        await copyFiles(deps, ref, never),
        await packTables(deps, ref, never),
        await finishExport(deps, ref, never, Date.now(), () => Promise.resolve()),
      ];
      if (steps.some((step) => step !== 'done')) throw new Error(`the export was not made: ${steps.join()}`);
    },
    async download(workspaceId, exportId, from = 0, to) {
      const { rows } = await database.admin.query('SELECT size::float8 AS size FROM exports WHERE id = $1', [
        exportId,
      ]);
      const size = rows[0]!.size as number;
      const archive = archiveOf(deps.files, workspaceDb(pool, workspaceId), { id: exportId, size });
      const pieces: Uint8Array[] = [];
      for await (const piece of archive.read(from, to ?? size)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
  };
}

/** Writes a file with these bytes in a folder of its own, and returns its path. */
export function written(bytes: Buffer, name = 'archive.zip'): string {
  const file = path.join(openFolder('exports'), name);
  writeFileSync(file, bytes);
  return file;
}

/** A signed-in person of an imported workspace, whom the fixture's world does not know. */
export async function signedIn(
  service: Service,
  workspaceId: string,
  email: string,
): Promise<{ as: Person; world: World }> {
  const sql = async (text: string, values: unknown[] = []) =>
    (await service.database.admin.query(text, values)).rows;
  const [row] = await sql('SELECT id, role FROM users WHERE workspace_id = $1 AND email = $2', [
    workspaceId,
    email,
  ]);
  const [host] = await sql('SELECT host FROM workspace_hosts WHERE workspace_id = $1 LIMIT 1', [workspaceId]);
  const { signIn } = makersIn(service.app.services.tokens, sql as World['sql'], {
    id: workspaceId,
    now: service.now,
  });
  const world = { id: workspaceId, host: host!.host as string, sql } as unknown as World;
  return {
    as: { ...(await signIn(row!.id as string)), id: row!.id, email, role: row!.role } as Person,
    world,
  };
}

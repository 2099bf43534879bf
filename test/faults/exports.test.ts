import { randomBytes, createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { World } from '../support/world.ts';
import { until } from '../support/until.ts';
import { endProcess, useFaults } from './support.ts';

// An export continues where it was, whichever process dies, and makes nothing again that is already stored.

const faults = useFaults();

/** Stores files of 64 KiB, as uploads do. */
async function fill(world: World, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const bytes = randomBytes(64 * 1024);
    const [file] = await world.sql<{ id: string }>(
      `INSERT INTO files (workspace_id, kind, owner_id, filename, content_type, size, sha256, chunk_size)
       VALUES ($1, 'receipt', $2, 'a.pdf', 'application/pdf', $3, $4, 262144) RETURNING id`,
      [world.id, world.admin.id, bytes.length, createHash('sha256').update(bytes).digest()],
    );
    await world.sql('INSERT INTO file_chunks (workspace_id, file_id, n, bytes) VALUES ($1, $2, 0, $3)', [
      world.id,
      file!.id,
      bytes,
    ]);
  }
}

const entries = (world: World) =>
  world.sql<{ name: string; part: string }>(
    `SELECT e.name, p.id AS part FROM export_entries e JOIN export_parts p ON p.workspace_id = $1 AND p.entry_id = e.id
      WHERE e.workspace_id = $1 AND e.done AND e.kind <> 'directory' ORDER BY e.name, p.n`,
    [world.id],
  );
const state = async (world: World) =>
  (
    await world.sql<{ status: string; progress: number }>(
      'SELECT status, progress FROM exports WHERE workspace_id = $1',
      [world.id],
    )
  )[0]!;

describe('a worker that makes an export', () => {
  it('killed with -9 in the middle: another worker continues, makes nothing twice, and the archive is complete', async () => {
    const { fixture } = faults;
    const { world, service } = fixture;
    await fill(world, 400);
    const asked = await service.request(world, 'POST', '/platform/exports/', {
      as: world.admin,
      body: { password: await withPassword(world) },
    });
    expect([asked.status, asked.body.detail]).toEqual([202, undefined]);

    const first = await faults.workerProcess();
    await until(async () => (await entries(world)).length >= 60);
    await endProcess(first, 'SIGKILL');
    const before = await entries(world);
    const { status, progress } = await state(world);
    expect([status, progress > 0 && progress < 100, before.length < 400]).toEqual(['running', true, true]);

    await faults.workerProcess();
    await until(async () => (await state(world)).status === 'ready', 90_000);
    const after = new Map((await entries(world)).map(({ name, part }) => [part, name]));
    expect(before.filter(({ part, name }) => after.get(part) !== name)).toEqual([]);

    const { id } = asked.body.data;
    const whole = await service.request(world, 'GET', `/platform/exports/${id}/download/`, {
      as: world.admin,
    });
    expect([whole.status, whole.bytes.length]).toEqual([200, Number(whole.headers.get('content-length'))]);
    const part = await service.request(world, 'GET', `/platform/exports/${id}/download/`, {
      as: world.admin,
      headers: { range: `bytes=${whole.bytes.length - 22}-` },
    });
    expect([part.status, part.bytes.equals(whole.bytes.subarray(-22))]).toEqual([206, true]);
    const told = await world.sql<{ kind: string }>(
      'SELECT kind FROM notifications WHERE workspace_id = $1 AND user_id = $2',
      [world.id, world.admin.id],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['export.ready']);
  }, 180_000);
});

/** Gives the admin a password known to the test. */
async function withPassword(world: World): Promise<string> {
  const { createPasswords } = await import('../../src/auth/passwords.ts');
  const password = 'seven violet ladders hum';
  await world.sql('UPDATE users SET password_hash = $2 WHERE id = $1', [
    world.admin.id,
    await createPasswords().hash(password),
  ]);
  return password;
}

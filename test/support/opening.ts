/**
 * Opens a test file's resources at its top level and closes them in reverse order after its last test.
 * Imports a resource's module only when it is opened, so that a file can mock modules before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect } from '@jest/globals';
import type { Client } from 'pg';
import type { AppOptions } from '../../src/app.ts';
import type { TestDatabase } from './database.ts';
import type { Service } from './service.ts';
import type { World, WorldOptions } from './world.ts';

const closers: (() => unknown)[] = [];
/** The test file whose end closes the open resources. */
let closedAfter: string | undefined;

async function closeAll(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Runs `work` after the file's last test, before resources that were opened earlier are closed. */
export function atEnd(work: () => unknown): void {
  const { testPath } = expect.getState();
  // a file that failed to load has left its resources open: they are closed after the next file of the
  // process
  if (closers.length === 0 || closedAfter !== testPath) afterAll(closeAll, 60_000);
  closedAfter = testPath;
  closers.push(work);
}

/** `const service = await opened(startService());` Pass `close` for a resource without a `close()` method. */
export function opened<T extends { close(): Promise<unknown> }>(opening: Promise<T>): Promise<T>;
export function opened<T>(opening: Promise<T>, close: (it: T) => unknown): Promise<T>;
export async function opened<T>(
  opening: Promise<T>,
  close: (it: T) => unknown = (it) => (it as { close(): unknown }).close(),
): Promise<T> {
  const it = await orClosed(opening);
  atEnd(() => close(it));
  return it;
}

/**
 * Closes everything if a resource cannot be opened: a file that fails to load never reaches its last test.
 */
async function orClosed<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Opens a service with one workspace: `const { service, world } = await openWorld();` */
export async function openWorld(
  options?: Partial<AppOptions>,
  worldOptions?: WorldOptions,
): Promise<{ service: Service; world: World }> {
  const { startService } = await import('./service.ts');
  return openWorldOf(startService(options), worldOptions);
}

/** Like `openWorld`, for a service that is started differently: `openWorldOf(startServiceOn(database))`. */
export async function openWorldOf(
  starting: Promise<Service>,
  worldOptions?: WorldOptions,
): Promise<{ service: Service; world: World }> {
  const service = await opened(starting);
  return { service, world: await orClosed(service.world(worldOptions)) };
}

/** Like `openWorld`, with a second process of the same installation. */
export async function openTwins(
  options?: Partial<AppOptions>,
  worldOptions?: WorldOptions,
): Promise<{ service: Service; twin: Service; world: World }> {
  const { service, world } = await openWorld(options, worldOptions);
  const { startTwin } = await import('./service.ts');
  return { service, twin: await opened(startTwin(service, options)), world };
}

/** Opens a migrated database. */
export async function openDatabase(): Promise<TestDatabase> {
  const { cloneDatabase } = await import('./database.ts');
  return opened(cloneDatabase(), (database) => database.drop());
}

export async function openClient(connectionString: string, options?: string): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, ...(options && { options }) });
  await opened(client.connect(), () => client.end());
  return client;
}

/** Creates an empty temporary folder. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `workforce-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

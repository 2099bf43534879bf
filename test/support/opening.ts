/**
 * Opens what a file of tests needs once, before its tests are declared, and closes it after the last of them: what was opened
 * last is closed first. Called at the top of a file, outside of `describe`. What is opened is imported when it is opened: a
 * file that only needs a folder does not load the service, and one may replace modules before.
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
/** The file that they are closed after. */
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

/** Runs after the last test of the file, before what was opened earlier is closed. */
export function atEnd(work: () => unknown): void {
  const { testPath } = expect.getState();
  // what a file has left behind that could not be loaded is closed after the next one of the process
  if (closers.length === 0 || closedAfter !== testPath) afterAll(closeAll, 60_000);
  closedAfter = testPath;
  closers.push(work);
}

/** `const service = await opened(startService());` `close` is for what is not closed by a `close()` of its own. */
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

/** A file that cannot be read has no last test: where something does not open, the rest is closed at once. */
async function orClosed<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** A service for this file alone, with a workspace in it: `const { service, world } = await openWorld();` */
export async function openWorld(
  options?: Partial<AppOptions>,
  worldOptions?: WorldOptions,
): Promise<{ service: Service; world: World }> {
  const { startService } = await import('./service.ts');
  return openWorldOf(startService(options), worldOptions);
}

/** The same, of a service that is started in a way of its own: `openWorldOf(startServiceOn(database))`. */
export async function openWorldOf(
  starting: Promise<Service>,
  worldOptions?: WorldOptions,
): Promise<{ service: Service; world: World }> {
  const service = await opened(starting);
  return { service, world: await orClosed(service.world(worldOptions)) };
}

/** The same, with a second process of the same installation. */
export async function openTwins(
  options?: Partial<AppOptions>,
  worldOptions?: WorldOptions,
): Promise<{ service: Service; twin: Service; world: World }> {
  const { service, world } = await openWorld(options, worldOptions);
  const { startTwin } = await import('./service.ts');
  return { service, twin: await opened(startTwin(service, options)), world };
}

/** A migrated database for this file alone. */
export async function openDatabase(): Promise<TestDatabase> {
  const { cloneDatabase } = await import('./database.ts');
  return opened(cloneDatabase(), (database) => database.drop());
}

/** A connection of its own. */
export async function openClient(connectionString: string, options?: string): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, ...(options && { options }) });
  await opened(client.connect(), () => client.end());
  return client;
}

/** An empty folder for this file alone. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `workforce-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

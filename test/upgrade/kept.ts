/**
 * What is stored of each release in `releases/<version>/`: its database and migrations, the state of its
 * Temporal, and histories of running workflows. The secrets in it are fixtures and open nothing else.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Migration } from '../../src/migrations/migrate.ts';
import type { FirstRun } from '../../src/run/start/firstRun.ts';

/** Temporal's database and its write-ahead log, which remains even after an orderly stop. */
export const TEMPORAL = ['temporal.db', 'temporal.db-wal'] as const;

const RELEASES = new URL('./releases/', import.meta.url);

/** `release.json`. */
export interface Release {
  version: string;
  /** Its commit, from which tests with two versions build the old code. */
  commit: string;
  keptAt: string;
  /** The APP_SECRET of the stored installation, which decrypts its database. */
  fixtureAppSecret: string;
  workspaces: FirstRun['workspaces'];
  /** An admin who signs in with a second factor. */
  secondFactor: { email: string; password: string; secret: string; recoveryCode: string };
  underWay: UnderWay;
}

/** What was running when its processes were killed. */
export interface UnderWay {
  /**
   * Webhooks with deliveries that failed twice and wait for their third attempt, each in its own workflow
   * (`single`, `dead`) or together because there are many (`many`).
   */
  webhooks: Record<'single' | 'many' | 'dead', { id: string; secret: string; deliveries: number }>;
  /** An import of people of which some rows are done. */
  import: { id: string; rows: number };
  /** An export of the workspace of which some files are copied. */
  export: { id: string };
}

/** The database of a release: rows as Postgres text, by table. */
export interface KeptDatabase {
  migrations: Migration[];
  tables: Record<string, string[]>;
}

export interface KeptRelease {
  release: Release;
  database: KeptDatabase;
  /** The files in which Temporal's development server stores everything, by name. */
  temporal: Record<(typeof TEMPORAL)[number], Buffer>;
  /** Histories of running workflows as JSON, by workflow id. */
  histories: Record<string, object>;
}

/** The stored versions in the order of their names. */
export const keptVersions = (): string[] => readdirSync(RELEASES).sort();

const fileOf = (version: string, name: string) => new URL(`${version}/${name}`, RELEASES);
const packed = (version: string, name: string) =>
  brotliDecompressSync(readFileSync(fileOf(version, `${name}.br`)));
const parsed = (bytes: Buffer) => JSON.parse(bytes.toString()) as unknown;

export const readRelease = (version: string): KeptRelease => ({
  release: parsed(readFileSync(fileOf(version, 'release.json'))) as Release,
  database: parsed(packed(version, 'database.json')) as KeptDatabase,
  temporal: Object.fromEntries(
    TEMPORAL.map((name) => [name, packed(version, name)]),
  ) as KeptRelease['temporal'],
  histories: parsed(packed(version, 'histories.json')) as KeptRelease['histories'],
});

/** Replaces what is stored of a release; returns its size in bytes. */
export function writeRelease({ release, database, temporal, histories }: KeptRelease): number {
  const folder = fileOf(release.version, '');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = {
    'release.json': Buffer.from(`${JSON.stringify(release, null, 2)}\n`),
    'database.json.br': pack(Buffer.from(JSON.stringify(database))),
    ...Object.fromEntries(TEMPORAL.map((name) => [`${name}.br`, pack(temporal[name])])),
    'histories.json.br': pack(Buffer.from(JSON.stringify(histories))),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(new URL(name, folder), bytes);
  return Object.values(files).reduce((sum, { length }) => sum + length, 0);
}

/** The window covers the whole content, so that repeated files cost almost nothing. */
const pack = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/**
 * What is kept of each release, in `releases/<version>/`: its database with the SQL of its migrations, the state of its Temporal,
 * and histories of workflows that were under way. All secrets in it are fixtures: they open nothing but this.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Migration } from '../../src/migrations/migrate.ts';
import type { FirstRun } from '../../src/run/start/firstRun.ts';

/** Its database, and what of it is written ahead: it is left so even by a server that was stopped in order. */
export const TEMPORAL = ['temporal.db', 'temporal.db-wal'] as const;

const RELEASES = new URL('./releases/', import.meta.url);

/** `release.json`. */
export interface Release {
  version: string;
  /** Its commit: the old code of tests in which two versions are at work. */
  commit: string;
  keptAt: string;
  /** The secret of the fixture's installation, with which what is sealed in its database is opened. */
  fixtureAppSecret: string;
  workspaces: FirstRun['workspaces'];
  /** An admin who signs in with a second factor. */
  secondFactor: { email: string; password: string; secret: string; recoveryCode: string };
  underWay: UnderWay;
}

/** What was under way when its processes were killed. */
export interface UnderWay {
  /**
   * Webhooks with deliveries that failed twice and wait for their third attempt: each in a workflow of its own (`single`, `dead`), or
   * together, because there are many (`many`).
   */
  webhooks: Record<'single' | 'many' | 'dead', { id: string; secret: string; deliveries: number }>;
  /** Of people; some of the rows are done. */
  import: { id: string; rows: number };
  /** Of the workspace; some of its files are copied. */
  export: { id: string };
}

/** The database of a release: rows as Postgres writes them as text, by table. */
export interface KeptDatabase {
  migrations: Migration[];
  tables: Record<string, string[]>;
}

export interface KeptRelease {
  release: Release;
  database: KeptDatabase;
  /** The files in which Temporal's development server keeps everything, by name. */
  temporal: Record<(typeof TEMPORAL)[number], Buffer>;
  /** Histories of workflows under way, as JSON by the workflow's id. */
  histories: Record<string, object>;
}

/** The versions that are kept, in the order of their names. */
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

/** Writes what is kept of a release, in the place of what was; returns how many bytes that are. */
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

/** The window is as large as the whole: files that are equal cost the first of them. */
const pack = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

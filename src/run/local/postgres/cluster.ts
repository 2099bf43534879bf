import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalServerError } from '../error.ts';
import { run } from '../processes.ts';
import type { PostgresRunner } from './runner.ts';

/** Generated passwords of the three roles, stored beside the cluster with mode 0600. */
export interface Passwords {
  /** `postgres`, the superuser. */
  readonly admin: string;
  /** `workforce_owner`, which owns the database and migrates. */
  readonly owner: string;
  /** `workforce_app`, neither owner nor superuser. */
  readonly app: string;
}

/** SQL that creates roles and database of a new cluster. */
function setup({ owner, app }: Passwords): string {
  const plain = 'LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOREPLICATION';
  return [
    `CREATE ROLE workforce_owner ${plain} PASSWORD '${owner}';`,
    `CREATE ROLE workforce_app ${plain} PASSWORD '${app}';`,
    'CREATE DATABASE workforce OWNER workforce_owner;',
    'REVOKE ALL ON DATABASE workforce FROM PUBLIC;',
    'GRANT CONNECT, TEMPORARY ON DATABASE workforce TO workforce_app;',
    '',
  ].join('\n');
}

/** Postgres' data directory. */
export function clusterOf(runner: PostgresRunner): string {
  return join(runner.folder, 'data');
}

/**
 * The passwords of the cluster in the runner's folder. Creates the cluster if there is none (UTF-8, locale C,
 * SCRAM, checksums), under a temporary name that is renamed at the end, so that an interrupted creation never
 * looks finished.
 */
export async function openCluster(runner: PostgresRunner): Promise<Passwords> {
  const secrets = join(runner.folder, 'passwords.json');
  const data = clusterOf(runner);
  if (!(await stat(join(data, 'PG_VERSION')).catch(() => undefined)))
    await createCluster(runner, data, secrets);
  try {
    return JSON.parse(await readFile(secrets, 'utf8')) as Passwords;
  } catch (cause) {
    throw new LocalServerError(
      `The embedded database's passwords cannot be read from ${secrets}.`,
      `Delete ${runner.folder} to start over without the data.`,
      { cause },
    );
  }
}

async function createCluster(runner: PostgresRunner, data: string, secrets: string): Promise<void> {
  const passwords: Passwords = { admin: password(), owner: password(), app: password() };
  const fresh = `${data}.new`;
  const adminFile = join(runner.folder, 'admin.txt');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(adminFile, passwords.admin, { mode: 0o600 });
  await runner.own(runner.folder);
  try {
    const initdb = ['-D', fresh, '-U', 'postgres', `--pwfile=${adminFile}`, '--auth=scram-sha-256'];
    await runOrThrow(runner, runner.binaries.initdb, [
      ...initdb,
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ]);
    // single-user mode needs no server and no client library; each line is one statement
    const single = [
      '--single',
      '-D',
      fresh,
      '-c',
      'exit_on_error=true',
      '-c',
      'log_statement=none',
      'postgres',
    ];
    await runOrThrow(runner, runner.binaries.postgres, single, setup(passwords));
  } finally {
    await rm(adminFile, { force: true });
  }
  await writeFile(secrets, JSON.stringify(passwords), { mode: 0o600 });
  await rm(data, { recursive: true, force: true });
  await rename(fresh, data);
}

async function runOrThrow(
  runner: PostgresRunner,
  program: string,
  args: readonly string[],
  input?: string,
): Promise<void> {
  const { command, args: words, user } = runner.command(program, args);
  const { code, output } = await run(command, words, { ...user, ...(input ? { input } : {}) });
  if (code === 0) return;
  const reason =
    output.split('\n').findLast((line) => /error|fatal|could not/i.test(line)) ?? output.slice(-300);
  throw new LocalServerError(
    `The embedded database could not be created: ${reason.trim()}`,
    `Check that ${runner.folder} is writable and has 100 MB to spare, or set DATABASE_URL.`,
  );
}

function password(): string {
  return randomBytes(24).toString('base64url');
}

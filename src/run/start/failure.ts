/** Why a process could not start, as one line of its log: the part that failed, and what mends it. */
import { hostname } from 'node:os';
import { isUnavailable, sqlState } from '../../db/pool.ts';
import { ConfigError } from '../config/index.ts';

interface Cause {
  part: string;
  mend: string;
}

/** By the SQLSTATE with which Postgres refuses a connection. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'Postgres refuses the password: correct it in DATABASE_URL or in its file.',
  '28000': 'Postgres does not let this role in: check pg_hba.conf and the role in DATABASE_URL.',
  '3D000': 'The database does not exist: create it, or correct its name in DATABASE_URL.',
  '42501': 'The role lacks rights: run `migrate`, which grants them.',
  '42P01': 'The database is not migrated: run `migrate`.',
};

function causeOf(error: unknown): Cause {
  if (error instanceof ConfigError)
    return { part: 'configuration', mend: error.problems.map((line) => line.trim()).join(' ') };
  const refused = REFUSALS[sqlState(error) ?? ''];
  if (refused) return { part: 'postgres', mend: refused };
  if (isUnavailable(error))
    return {
      part: 'postgres',
      mend: 'Check that Postgres runs, and that the host of DATABASE_URL is reached.',
    };
  if (((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE')
    return { part: 'port', mend: 'Another process uses the port: stop it, or set PORT.' };
  return { part: 'service', mend: 'Run `doctor`, which checks every part.' };
}

export function failureLine(error: unknown, now: number): string {
  const { part, mend } = causeOf(error);
  const reason = error instanceof ConfigError ? 'The configuration cannot be used.' : textOf(error);
  return JSON.stringify({
    level: 60,
    time: now,
    pid: process.pid,
    hostname: hostname(),
    part,
    reason,
    mend,
    msg: 'could not start',
  });
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

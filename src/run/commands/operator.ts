/**
 * Shared by operators' commands: finds a workspace by its slug and writes in it as the system does, with the
 * same rules and audit lines as API calls.
 */
import { createPool, type Pool } from '../../db/pool.ts';
import { workspaceDb, type Db, type Tx } from '../../db/handle.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { systemCall, type Writing } from '../../events/writing.ts';
import type { Config } from '../config/index.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { appSecretOf } from '../secrets/configured.ts';
import { findWorkspace } from '../../workspace/find.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CommandMails } from './mails.ts';
import { required } from './required.ts';

/** A write of a command. Running processes learn of it from the database. */
export type OperatorCall = Writing & {
  caller: Writing['caller'] & { keyId: null };
  services: Pick<Services, 'outbox' | 'accessChanged'> & {
    limiter: Pick<Services['limiter'], 'id' | 'forget'>;
  };
};

export interface Found {
  db: Db;
  workspace: Workspace;
}

/** Opens a pool for `work` and closes it afterwards. Problems that `work` throws become sentences. */
export async function withPool<T>(config: Config, url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool({
    url,
    size: 2,
    auditKey: auditKeyOf(appSecretOf(config)),
    // an operator can wait longer than a request
    acquireTimeout: 10_000,
    onIdleError: () => undefined,
  });
  try {
    return await work(pool);
  } catch (error) {
    throw error instanceof Problem ? new Error(inWords(error)) : error;
  } finally {
    await pool.end();
  }
}

function inWords({ options: { detail, errors = {} } }: Problem): string {
  const fields = Object.entries(errors).map(([field, texts]) => `${field}: ${texts.join(' ')}`);
  return fields.length > 0 ? fields.join('; ') : detail;
}

/**
 * Opens the database of DATABASE_URL for work on all workspaces, or on the one with this slug.
 * @throws Error if there is no workspace with this slug
 */
export const withWorkspaces = <T>(
  config: Config,
  slug: string | undefined,
  work: (found: Found[]) => Promise<T>,
): Promise<T> =>
  withPool(config, required(config.databaseDirectUrl, 'DATABASE_URL'), async (pool) =>
    work(await workspacesOf(pool, config, slug)),
  );

async function workspacesOf(pool: Pool, config: Config, slug: string | undefined): Promise<Found[]> {
  const found: Found[] = [];
  for (const id of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, id);
    const workspace = await findWorkspace(db, config.publicUrl);
    if (workspace && (slug === undefined || workspace.slug.toLowerCase() === slug.toLowerCase()))
      found.push({ db, workspace });
  }
  if (slug !== undefined && found.length === 0) throw new Error(`There is no workspace ${slug}.`);
  return found;
}

export const operatorCall = (tx: Tx, workspace: Workspace, { outbox }: CommandMails): OperatorCall => {
  const call = systemCall(tx, workspace, Date.now());
  return {
    ...call,
    caller: { ...call.caller, keyId: null },
    // a command caches nothing that it would have to drop
    services: {
      outbox,
      accessChanged: () => undefined,
      limiter: { id: 'command', forget: () => undefined },
    },
  };
};

/**
 * The demo: three invented companies in an empty database, of which one tries the service. Each area writes its scene
 * (`src/areas/<area>/demo.ts`): rows with figures from the area's own rules, announced as its operations
 * announce them.
 */
import pg from 'pg';
import { workspaceDb } from '../db/handle.ts';
import { createPool } from '../db/pool.ts';
import { scenes } from '../generated/scenes.ts';
import { brightwater } from './companies/brightwater.ts';
import { larkfield } from './companies/larkfield.ts';
import { northgate } from './companies/northgate.ts';
import { createCompany } from './company.ts';
import type { DemoWorkspace } from './credentials.ts';
import type { DemoOptions } from './options.ts';
import { inOrder } from './scene.ts';
import { writeCompany } from './write.ts';

export interface DemoSummary {
  workspaces: DemoWorkspace[];
}

/** Advisory lock, so that two processes that start at once seed a database only once. */
const SEEDING = 7_331_001;

/** The companies with all their rows, in memory. Takes seconds, mostly for documents. */
export type ComposedDemo = Awaited<ReturnType<typeof createCompany>>[];

export async function composeDemo(options: DemoOptions): Promise<ComposedDemo> {
  const composed: ComposedDemo = [];
  for (const facts of [brightwater, northgate, larkfield]) {
    const made = await createCompany(facts, options);
    const ordered = inOrder(scenes);
    for (const { scene } of ordered) await scene.write?.(made.company);
    for (const { scene } of ordered) await scene.conclude?.(made.company);
    composed.push(made);
  }
  const operator = composed.find(({ company }) => company.workspace.plan === 'managed');
  for (const { company } of composed)
    if (operator && isTrial(company))
      for (const { scene } of scenes) scene.trial?.(operator.company, company);
  return composed;
}

const isTrial = ({ workspace }: ComposedDemo[number]['company']): boolean => workspace.plan === 'pilot';

/**
 * Fills the database of `ownerUrl` in one transaction; returns null and does nothing if it has a workspace.
 * Needs the owner's role, because the app's role may not create workspaces. `composed` is a demo made
 * earlier; without it the demo is made once the database is known to be empty.
 */
export async function seedDemo({
  ownerUrl,
  composed,
  ...options
}: DemoOptions & { ownerUrl: string; composed?: Promise<ComposedDemo> }): Promise<DemoSummary | null> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    options: `-c timezone=UTC -c app.audit_key=${options.auditKey}`,
  });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEEDING]);
    // checks hosts, which every workspace has, because row-level security hides workspaces from the owner too
    const { rowCount } = await client.query('SELECT 1 FROM workspace_hosts LIMIT 1');
    if (rowCount) {
      await client.query('ROLLBACK');
      return null;
    }
    const written = new Set<string>();
    const made = await (composed ?? composeDemo(options));
    // the row of a trial refers to its workspace
    for (const { company } of made.toSorted(
      (a, b) => Number(isTrial(b.company)) - Number(isTrial(a.company)),
    )) {
      await writeCompany(client, company);
      for (const table of company.tables.keys()) written.add(table);
    }
    await client.query('COMMIT');
    await finish(made, options.auditKey, ownerUrl);
    // so that the first requests are planned with real statistics
    await client.query(`ANALYZE ${[...written].join(', ')}`);
    return { workspaces: made.map(({ handed }) => handed) };
  } finally {
    // closing the connection rolls back an open transaction
    await client.end();
  }
}

/** Lets scenes finish what is made of rows in the database. */
async function finish(made: ComposedDemo, auditKey: string, url: string): Promise<void> {
  const pool = createPool({ url, size: 1, auditKey });
  try {
    for (const { company } of made)
      for (const { scene } of inOrder(scenes))
        await scene.afterwards?.(company, workspaceDb(pool, company.workspace.id));
  } finally {
    await pool.end();
  }
}

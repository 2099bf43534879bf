/**
 * The demo: two invented companies on an empty database. Each area brings its scene (`src/areas/<area>/demo.ts`): rows whose
 * figures come out of the area's own rules, announced as its operations announce them.
 */
import pg from 'pg';
import { scenes } from '../generated/scenes.ts';
import { brightwater } from './companies/brightwater.ts';
import { northgate } from './companies/northgate.ts';
import { createCompany } from './company.ts';
import type { DemoWorkspace } from './credentials.ts';
import type { DemoOptions } from './options.ts';
import { inOrder } from './scene.ts';
import { writeCompany } from './write.ts';

export interface DemoSummary {
  workspaces: DemoWorkspace[];
}

/** Two processes that start at once on one database seed it once. */
const SEEDING = 7_331_001;

/** The companies with all of their rows, in memory: seconds of work, most of it for documents. */
export type ComposedDemo = Awaited<ReturnType<typeof createCompany>>[];

export async function composeDemo(options: DemoOptions): Promise<ComposedDemo> {
  const composed: ComposedDemo = [];
  for (const facts of [brightwater, northgate]) {
    const made = await createCompany(facts, options);
    const ordered = inOrder(scenes);
    for (const { scene } of ordered) await scene.write?.(made.company);
    for (const { scene } of ordered) await scene.conclude?.(made.company);
    composed.push(made);
  }
  return composed;
}

/**
 * Fills the database of `ownerUrl`, in one transaction; null, and nothing done, where it has a workspace already. The
 * owner's role is needed: the app's may not make workspaces. `composed` is a demo that was made before; otherwise it is made here,
 * once the database is known to be empty.
 */
export async function seedDemo({
  ownerUrl,
  composed,
  ...options
}: DemoOptions & { ownerUrl: string; composed?: Promise<ComposedDemo> }): Promise<DemoSummary | null> {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEEDING]);
    // hosts, because row-level security hides workspaces from the owner too; every workspace has one
    const { rowCount } = await client.query('SELECT 1 FROM workspace_hosts LIMIT 1');
    if (rowCount) {
      await client.query('ROLLBACK');
      return null;
    }
    const workspaces: DemoWorkspace[] = [];
    const written = new Set<string>();
    for (const { company, handed } of await (composed ?? composeDemo(options))) {
      await writeCompany(client, company);
      for (const table of company.tables.keys()) written.add(table);
      workspaces.push(handed);
    }
    await client.query('COMMIT');
    // the first requests are planned with figures, not guesses
    await client.query(`ANALYZE ${[...written].join(', ')}`);
    return { workspaces };
  } finally {
    // an open transaction ends with its connection
    await client.end();
  }
}

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

/**
 * Fills the database of `ownerUrl`, in one transaction; null, and nothing done, where it has a workspace already. The
 * owner's role is needed: the app's may not make workspaces.
 */
export async function seedDemo({
  ownerUrl,
  ...options
}: DemoOptions & { ownerUrl: string }): Promise<DemoSummary | null> {
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
    for (const facts of [brightwater, northgate]) {
      const { company, handed } = await createCompany(facts, options);
      const ordered = inOrder(scenes);
      for (const { scene } of ordered) await scene.write?.(company);
      for (const { scene } of ordered) await scene.conclude?.(company);
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

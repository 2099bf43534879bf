/** Records a service's SQL statements and reads their Postgres plans, for tests with large tables. */
import type { Client, PoolClient } from 'pg';
import { CONNECTION_SETTINGS } from '../../src/db/connectionSettings.ts';
import type { Pool } from '../../src/db/pool.ts';
import { openClient } from './opening.ts';
import type { Service } from './service.ts';
import type { World } from './world.ts';

/** Adds the text of each statement that the service sends from now on to the set that `into` returns. */
export function listenTo({ app }: Service, into: () => Set<string>): void {
  const { pool } = app.services;
  const noting =
    (run: Pool['run']): Pool['run'] =>
    (items) => {
      for (const { statement } of items) into().add(statement.text);
      return run(items);
    };
  pool.run = noting(pool.run.bind(pool));
  const connect = pool.connect.bind(pool);
  pool.connect = async () => {
    const lease = await connect();
    return { ...lease, run: noting(lease.run) };
  };
}

export interface PlanNode {
  'Node Type': string;
  /** The strategy of an aggregate: Hashed, Sorted or Plain. */
  Strategy?: string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  /** The number of rows that Postgres estimates. */
  'Plan Rows': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** All nodes of a statement's generic plan. */
export async function planOf(client: Client, text: string): Promise<PlanNode[]> {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
  return nodesOf((rows[0]['QUERY PLAN'] as { Plan: PlanNode }[])[0]!.Plan);
}

/** The tables that a plan scans completely, of those given. */
export const wholeIn = (plan: readonly PlanNode[], tables: readonly string[]): string[] =>
  plan
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']!)
    .filter((name) => tables.includes(name));

/** The tables that a statement's generic plan scans completely, of those given. */
export const readWhole = async (client: Client, text: string, tables: readonly string[]): Promise<string[]> =>
  wholeIn(await planOf(client, text), tables);

/** Connects as the app role with the service's settings, and with row-level security for this workspace. */
export async function openPlanner({ database }: Service, { id }: World): Promise<Client> {
  const client = await openClient(database.appUrl, CONNECTION_SETTINGS);
  await client.query(`SELECT set_config('app.workspace', $1, false)`, [id]);
  return client;
}

/** Fills tables without checks of foreign keys and updates the planner's statistics. */
export async function grown(
  { database }: Service,
  fill: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await database.admin.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await fill(client);
    await client.query('ANALYZE');
  } finally {
    client.release(true);
  }
}

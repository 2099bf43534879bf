/** The statements that a service sends, and what Postgres plans for them: for tests on tables that have grown. */
import type { Client, PoolClient } from 'pg';
import { CONNECTION_SETTINGS, type Pool } from '../../src/db/pool.ts';
import { openClient } from './opening.ts';
import type { Service } from './service.ts';
import type { World } from './world.ts';

/** Texts of the statements that the service sends from now on, each once. `into`: where they go, asked each time. */
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
  /** Of an aggregate: Hashed, Sorted, Plain. */
  Strategy?: string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  /** How many Postgres expects. */
  'Plan Rows': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plan of a statement for any values, all its nodes. */
export async function planOf(client: Client, text: string): Promise<PlanNode[]> {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
  return nodesOf((rows[0]['QUERY PLAN'] as { Plan: PlanNode }[])[0]!.Plan);
}

/** Those of these tables that a plan reads from one end to the other. */
export const wholeIn = (plan: readonly PlanNode[], tables: readonly string[]): string[] =>
  plan
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']!)
    .filter((name) => tables.includes(name));

/** Those of these tables that a statement reads from one end to the other, as it is planned for any values. */
export const readWhole = async (client: Client, text: string, tables: readonly string[]): Promise<string[]> =>
  wholeIn(await planOf(client, text), tables);

/** A connection as the service's role and with its settings, behind the walls of this workspace. */
export async function openPlanner({ database }: Service, { id }: World): Promise<Client> {
  const client = await openClient(database.appUrl, CONNECTION_SETTINGS);
  await client.query(`SELECT set_config('app.workspace', $1, false)`, [id]);
  return client;
}

/** Fills tables with rows that need not refer to anything, and tells Postgres how many there are now. */
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

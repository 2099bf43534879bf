/**
 * The plan of every statement behind every list, on tables that have grown: none reads a whole table. Lists
 * come from the contract and statements are recorded, so that a new operation is tested too.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { document } from '../../src/openapi/document.ts';
import { dereference } from '../../src/openapi/dereference.ts';
import { described, type Described, type Parameter } from '../support/contract.ts';
import { fitting } from '../support/fromSchema.ts';
import { openWorld } from '../support/opening.ts';
import { listenTo, openPlanner, planOf, wholeIn, type PlanNode } from '../support/plans.ts';
import type { Person } from '../support/world.ts';
import { fill } from '../walls/fill.ts';
import { grow } from './grow.ts';

const plain = dereference(document) as { paths: Record<string, Record<string, any>> };

/** Whether a call answers with an array or a page. */
function isList({ method, path, parameters }: Described): boolean {
  if (method !== 'GET') return false;
  if (parameters.some((one) => one.name === 'cursor')) return true;
  const answer = plain.paths[path]!['get'].responses['200']?.content?.['application/json'];
  return answer?.schema.properties?.data?.type === 'array';
}
/** Lists that read no table: the contract itself, signatures. */
const OF_NO_TABLE = ['getFileAddresses', 'listEventKinds', 'listScopes'];
const lists = described.filter((row) => isList(row) && !OF_NO_TABLE.includes(row.id));

/** A large part of the two thousand people of the workspace. */
const MANY = 500;

const { service, world } = await openWorld(
  { rateLimitScale: 10_000, onAnswer: () => undefined },
  { plan: 'managed' },
);
const client = await openPlanner(service, world);
let ids: string[];
let tables: string[];
/** Texts of the statements that ran for an operation. */
const ran = new Map<string, Set<string>>();
let running = new Set<string>();
beforeAll(async () => {
  ids = Object.values(await fill(world)).flat();
  await fill(world);
  listenTo(service, () => running);
  // first with few rows, which have natural values; then with many copied rows, so that lists have further
  // pages
  const found = new Map<string, Call>();
  for (const row of lists) {
    ran.set(row.id, (running = new Set()));
    const call = await opened(row);
    if (call) found.set(row.id, call);
  }
  tables = await grow(world);
  for (const row of lists) {
    running = ran.get(row.id)!;
    const call = found.get(row.id);
    if (call) await askAll(row, call);
    else ran.delete(row.id);
  }
}, 300_000);

/** Parts of a plan that run again for each row: subplans that are not hashed once. */
function perRow(plan: readonly PlanNode[]): string[] {
  const texts = JSON.stringify(plan);
  return plan
    .filter((node) => node['Parent Relationship'] === 'SubPlan' && !node['Node Type'].startsWith('Recursive'))
    .filter(
      (node) => !texts.includes(`hashed ${node['Subplan Name']}`) && !node['Subplan Name']?.startsWith('CTE'),
    )
    .map((node) => node['Subplan Name']!);
}

/**
 * Aggregates and windows that are computed again for each row of another node: on the inner side of a nested
 * loop and not cached.
 */
function aggregatedAgain(plan: readonly PlanNode[]): string[] {
  const loops = plan.filter((node) => node['Node Type'] === 'Nested Loop');
  return loops.flatMap(({ Plans = [] }) =>
    Plans.filter((node) => node['Parent Relationship'] === 'Inner').flatMap(aggregatesBelow),
  );
}

function aggregatesBelow(node: PlanNode): string[] {
  const kind = node['Node Type'];
  if (kind === 'Materialize') return [];
  // a hash of rows gathered once is cached too, such as the people below a manager
  if (node.Strategy === 'Hashed' && node.Plans?.every((one) => one['Node Type'] === 'CTE Scan')) return [];
  if (['Aggregate', 'Group', 'WindowAgg'].includes(kind)) return [kind];
  // what runs once for the whole statement does not belong to the loop
  return (node.Plans ?? [])
    .filter((one) => !['InitPlan', 'SubPlan'].includes(one['Parent Relationship']!))
    .flatMap(aggregatesBelow);
}

/**
 * The most people that are read at once, besides the rows from which the page is taken. The figures of a node
 * include its children.
 */
function peopleBesides([root]: readonly PlanNode[]): number {
  const scans = (node: PlanNode): PlanNode[] =>
    node['Subplan Name'] === 'CTE cut' ? [] : [node, ...(node.Plans ?? []).flatMap(scans)];
  const ofPeople = scans(root!).filter((node) => node['Relation Name'] === 'users');
  return Math.max(0, ...ofPeople.map((node) => node['Plan Rows']));
}

/** Queries: without parameters, with each parameter alone, and with parameters that belong together. */
function queriesOf({ parameters }: Described): Record<string, string>[] {
  const asked = parameters.filter(({ in: place, name }) => place === 'query' && name !== 'cursor');
  const valuesOf = ({ name, schema }: Parameter): unknown[] =>
    name === 'limit'
      ? [1]
      : Array.isArray(schema['enum'])
        ? schema['enum']
        : fc.sample(fitting(schema, { ids: [world.employee.id] }), { numRuns: 1, seed: 4 });
  const needed = Object.fromEntries(
    asked.filter((one) => one.required).map((one) => [one.name, String(valuesOf(one)[0])]),
  );
  const each = asked.flatMap((one) =>
    valuesOf(one).map((value) => ({ ...needed, [one.name]: [value].flat().join(',') })),
  );
  return [needed, ...each];
}

interface Call {
  path: string;
  as: Person[];
}

/** The path with the first ids that are found, and callers who may read it; undefined if nothing is found. */
async function opened(row: Described): Promise<Call | undefined> {
  const people = [world.admin, world.manager, world.employee];
  const paths = /\{\w+\}/.test(row.path)
    ? [...ids, 'time-categories'].map((id) => row.path.replaceAll(/\{\w+\}/g, id))
    : [row.path];
  for (const path of paths) {
    const as: Person[] = [];
    for (const person of people) if ((await askAll(row, { path, as: [person] })) > 0) as.push(person);
    if (as.length > 0) return { path, as };
  }
  return undefined;
}

/**
 * Calls it with every query, and for the next page, whose statement differs. Returns the number of successful
 * answers.
 */
async function askAll(row: Described, { path, as }: Call): Promise<number> {
  let answered = 0;
  for (const person of as) {
    for (const query of queriesOf(row)) {
      const { status, headers } = await service.request(world, 'GET', path, { as: person, query });
      if (status === 404 || status === 403) break;
      if (status === 200) answered += 1;
      const cursor = headers.get('x-next-cursor');
      if (cursor) await service.request(world, 'GET', path, { as: person, query: { ...query, cursor } });
    }
  }
  return answered;
}

test('there are lists, and tables have grown', async () => {
  expect(lists.length).toBeGreaterThan(10);
  const small: string[] = [];
  for (const table of tables) {
    const [row] = await world.sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    if (row!.count < 10_000) small.push(table);
  }
  expect(small).toEqual([]);
});

describe.each(lists.map((row) => [`GET ${row.path}`, row] as const))('%s', (_name, row) => {
  test('reads no whole table', async () => {
    const texts = [...(ran.get(row.id) ?? [])].filter((text) => /^\s*(SELECT|WITH)/i.test(text));
    expect(texts.length).toBeGreaterThan(0);
    const whole: string[] = [];
    for (const text of texts) {
      const names = wholeIn(await planOf(client, text), tables);
      if (names.length > 0) whole.push(`${names.join()} in ${text.replaceAll(/\s+/g, ' ')}`);
    }
    expect(whole).toEqual([]);
  });

  test('runs nothing again for each row of a page', async () => {
    const again: string[] = [];
    for (const text of ran.get(row.id) ?? []) {
      if (!text.includes('cursor_value')) continue;
      const names = perRow(await planOf(client, text));
      if (names.length > 0) again.push(`${names.join()} in ${text.replaceAll(/\s+/g, ' ')}`);
    }
    expect(again).toEqual([]);
  });

  test('reads the people on the page, and not all of them, however many rows the list has', async () => {
    const many: string[] = [];
    for (const text of ran.get(row.id) ?? []) {
      if (!text.includes('cut AS MATERIALIZED')) continue;
      if (peopleBesides(await planOf(client, text)) > MANY) many.push(text.replaceAll(/\s+/g, ' '));
    }
    expect(many).toEqual([]);
  });

  test('computes no aggregate again for each row of another node', async () => {
    const again: string[] = [];
    for (const text of ran.get(row.id) ?? []) {
      if (!/^\s*(SELECT|WITH)/i.test(text)) continue;
      const names = aggregatedAgain(await planOf(client, text));
      if (names.length > 0) again.push(`${names.join()} in ${text.replaceAll(/\s+/g, ' ')}`);
    }
    expect(again).toEqual([]);
  });
});

// of 10,000 people Postgres reads all for a page of 201 rows, but looks up single ones for a page of 51
test('a usual page is planned for its 51 rows, a longer one for more', async () => {
  const planned = async (limit: string): Promise<number> => {
    running = new Set();
    await service.request(world, 'GET', '/tracking/admin/entries/', { as: world.admin, query: { limit } });
    const texts = [...running].filter((text) => text.includes('cut AS MATERIALIZED'));
    expect(texts).toHaveLength(1);
    const [root] = await planOf(client, texts[0]!);
    return root!['Plan Rows'];
  };
  expect(await planned('50')).toBe(51);
  expect(await planned('51')).toBeGreaterThan(51);
  expect(await planned('200')).toBeGreaterThan(51);
});

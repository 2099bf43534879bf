/**
 * The benchmark `postgres`: CPU of a call in Postgres, compared with the leanest statement and the unread
 * count. `--quick` takes three windows, `--only=claims` selects calls, `--publish` writes docs/benchmarks.md.
 */
import pg from 'pg';
import { createFixture, signIn, APP_SECRET, type Role } from '../fixture.ts';
import { flag } from '../flags.ts';
import { load, measure, median, pinOthers, startServer } from '../harness.ts';
import { inOrder } from '../../src/db/statement.ts';
import { machine, publish } from '../report.ts';
import { callsOn, daysOf, UNIT, type CostedCall } from './calls.ts';
import { countPostgresCpu } from './cpu.ts';
import { leanStatement } from './lean.ts';

const rounds = process.argv.includes('--quick') ? 3 : 8;
const only = flag('only');
const today = new Date().toISOString().slice(0, 10);
const chosen = callsOn(today).filter(
  (call) => call === UNIT || only === undefined || call.name.includes(only),
);
const CONNECTIONS = 8;

type Chosen = (typeof chosen)[number];

interface Cost {
  postgres: number;
  /** What the leanest statement takes from Postgres. */
  lean: number;
  api: number;
  rate: number;
}

pinOthers();
const fixture = await createFixture();
// without walls, and with as many connections as the load has
const plain = new pg.Pool({ connectionString: fixture.rawUrl, max: CONNECTIONS, options: '-c timezone=UTC' });
plain.on('error', () => undefined);
const server = await startServer('service', {
  BENCH_DATABASE: fixture.appUrl,
  BENCH_SECRET: APP_SECRET,
  BENCH_WORKSPACE: fixture.workspaceId,
});
try {
  const base = `http://localhost:${server.port}/api/v1`;
  const tokens: Record<Role | 'key', string> = {
    key: fixture.key,
    employee: await signIn(base, fixture.signIns.employee),
    manager: await signIn(base, fixture.signIns.manager),
    admin: await signIn(base, fixture.signIns.admin),
  };
  const order = (call: CostedCall) => ({
    url: `${base}${call.path}`,
    seconds: 1,
    connections: CONNECTIONS,
    rate: null,
    token: tokens[call.as],
    staff: [],
    firstSpan: null,
  });
  const costs = new Map<string, Cost[]>();
  for (const call of chosen) {
    const { requests, failed } = await load(order(call));
    if (requests === 0 || failed > 0) throw new Error(`${call.name} failed`);
    costs.set(call.name, []);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const call of chosen) {
      const had = countPostgresCpu(fixture.postgresPid);
      const { requests, cpu, rate } = await measure(server, order(call));
      const postgres = had() / requests;
      costs.get(call.name)!.push({ postgres, lean: await leanCost(call), api: cpu, rate });
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  const of = ({ name }: Chosen, pick: (cost: Cost) => number) => median(costs.get(name)!.map(pick));
  const unit = of(UNIT, ({ postgres }) => postgres);
  const text = [
    `Machine: ${machine()}. Medians of ${rounds} windows by turns, ${CONNECTIONS} connections, the demo company.`,
    '',
    '| Call | Postgres µs | leanest statement, µs | API µs | calls/s | times the unread count | wanted |',
    '|---|---|---|---|---|---|---|',
    ...chosen.map((call) => {
      const postgres = of(call, (cost) => cost.postgres);
      const [lean, api, rate] = [
        of(call, (cost) => cost.lean),
        of(call, (cost) => cost.api),
        of(call, (cost) => cost.rate),
      ];
      return `| ${call.name} | ${postgres.toFixed(0)} | ${lean.toFixed(0)} | ${api.toFixed(0)} | ${rate.toFixed(0)} | ${(postgres / unit).toFixed(1)} | ${call.wanted} |`;
    }),
  ].join('\n');
  process.stdout.write(`\n${text}\n`);
  if (process.argv.includes('--publish')) publish('postgres', text);
} finally {
  server.stop();
  await plain.end();
  await fixture.stop();
}

/** Postgres' microseconds for the leanest statement of a call, prepared, measured for half a second. */
async function leanCost({ name, as }: Chosen): Promise<number> {
  const statement = leanStatement(name);
  const person = fixture.signIns[as === 'key' ? 'employee' : as].id;
  const query = {
    name: statement.name,
    text: statement.text,
    values: inOrder(statement, { person, ...daysOf(today) }, [fixture.workspaceId]),
  };
  let count = 0;
  const run = async (until: number) => {
    for (; performance.now() < until; count += 1) await plain.query(query);
  };
  const all = (until: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => run(until)));
  await all(performance.now() + 100);
  count = 0;
  const had = countPostgresCpu(fixture.postgresPid);
  await all(performance.now() + 500);
  return had() / count;
}

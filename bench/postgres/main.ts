/**
 * The bench `postgres`: what a call takes from Postgres, as microseconds of its processes' CPU, and as a multiple of the unread count,
 * which is the price of the walls and one indexed row. `--quick` takes three windows, `--only=claims` the calls with that in
 * their names, `--publish` writes the table into docs/benchmarks.md.
 */
import { createFixture, signIn, APP_SECRET, type Role } from '../fixture.ts';
import { flag } from '../flags.ts';
import { load, measure, median, pinOthers, startServer } from '../harness.ts';
import { machine, publish } from '../report.ts';
import { calls, UNIT, type CostedCall } from './calls.ts';
import { postgresCpu } from './cpu.ts';

const rounds = process.argv.includes('--quick') ? 3 : 8;
const only = flag('only');
const chosen = calls.filter((call) => call === UNIT || only === undefined || call.name.includes(only));
const CONNECTIONS = 8;

interface Cost {
  postgres: number;
  api: number;
  rate: number;
}

pinOthers();
const fixture = await createFixture();
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
      const before = postgresCpu(fixture.postgresPid);
      const { requests, cpu, rate } = await measure(server, order(call));
      const postgres = (postgresCpu(fixture.postgresPid) - before) / requests;
      costs.get(call.name)!.push({ postgres, api: cpu, rate });
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  const of = ({ name }: CostedCall, pick: (cost: Cost) => number) => median(costs.get(name)!.map(pick));
  const unit = of(UNIT, ({ postgres }) => postgres);
  const text = [
    `Machine: ${machine()}. Medians of ${rounds} windows by turns, ${CONNECTIONS} connections, the demo company.`,
    '',
    '| Call | Postgres µs | API µs | calls/s | times the unread count | wanted |',
    '|---|---|---|---|---|---|',
    ...chosen.map((call) => {
      const postgres = of(call, (cost) => cost.postgres);
      const [api, rate] = [of(call, (cost) => cost.api), of(call, (cost) => cost.rate)];
      return `| ${call.name} | ${postgres.toFixed(0)} | ${api.toFixed(0)} | ${rate.toFixed(0)} | ${(postgres / unit).toFixed(1)} | ${call.wanted} |`;
    }),
  ].join('\n');
  process.stdout.write(`\n${text}\n`);
  if (process.argv.includes('--publish')) publish('postgres', text);
} finally {
  server.stop();
  await fixture.stop();
}

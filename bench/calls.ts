/**
 * The benchmark `calls`: all variants on one Postgres in one run. `--quick` takes three windows,
 * `--only=list,wallet` selects variants by name, `--publish` writes the table into docs/benchmarks.md.
 */
import { createFixture, signIn, APP_SECRET } from './fixture.ts';
import { existsSync } from 'node:fs';
import { flag } from './flags.ts';
import { balanceQuery, claimsQuery, listQuery, paymentsQuery, walletQuery } from './rawQueries.ts';
import { canPin, load, measure, pinOthers, startServer, type BenchServer, type Window } from './harness.ts';
import { figures, publish } from './report.ts';
import { peers, variants as own, type Variant } from './variants.ts';

const rounds = process.argv.includes('--quick') ? 3 : 8;
const only = flag('only');
const peerFile = (name: string) => new URL(`../../../bench/peers/${name}.js`, import.meta.url);
const peersInstalled = existsSync(new URL('../../../bench/peers/node_modules/', import.meta.url));
const variants = [...own, ...(peersInstalled ? peers : [])].filter(
  ({ name }) => only === undefined || only.split(',').some((part) => name.includes(part)),
);
const print = (text: string) => process.stdout.write(`${text}\n`);

pinOthers();
if (!canPin) print('taskset or a second core is missing: servers are not pinned, figures are noisier');
if (!peersInstalled) print('no peers: npm install --prefix bench/peers');
const fixture = await createFixture();
const servers = new Map<string, BenchServer>();
try {
  const env = {
    BENCH_DATABASE: fixture.appUrl,
    BENCH_SECRET: APP_SECRET,
    BENCH_WORKSPACE: fixture.workspaceId,
  };
  const raw = { ...env, BENCH_DATABASE: fixture.rawUrl };
  const service = await startServer('service', env);
  servers.set('service', service);
  const base = `http://localhost:${service.port}/api/v1`;
  const tokens = {
    key: fixture.key,
    service: fixture.serviceKey,
    jwt: await signIn(base, fixture),
    none: null,
  };
  const sample = await fetch(`${base}/pto/balance/`, { headers: { authorization: `Bearer ${fixture.key}` } });
  const body = await sample.text();
  if (sample.status !== 200) throw new Error(`the balance call answered ${sample.status}: ${body}`);
  servers.set('constant', await startServer('constant', { ...env, BENCH_BODY: body }));
  servers.set('rawBalance', await startServer('rawQuery', { ...raw, ...balanceQuery(fixture) }));
  servers.set('rawList', await startServer('rawQuery', { ...raw, ...(await listQuery(fixture)) }));
  servers.set('rawClaims', await startServer('rawQuery', { ...raw, ...(await claimsQuery(fixture)) }));
  servers.set('rawPayments', await startServer('rawQuery', { ...raw, ...(await paymentsQuery(fixture)) }));
  servers.set('rawWallet', await startServer('rawQuery', { ...raw, ...walletQuery(fixture) }));
  for (const { server } of peersInstalled ? peers : [])
    servers.set(server, await startServer(peerFile(server), { ...raw, ...balanceQuery(fixture) }));
  servers.set('rawEntry', await startServer('rawEntry', raw));

  const windows = new Map<string, Window[]>(variants.map(({ name }) => [name, []]));
  let span = 0;
  const pace = new Map<string, number>();
  const order = (variant: Variant, seconds: number) => ({
    url: `http://localhost:${servers.get(variant.server)!.port}${variant.path}`,
    seconds,
    connections: 64,
    rate: (variant.pacedBy && pace.get(variant.pacedBy)) || null,
    token: tokens[variant.credential],
    staff: fixture.staff,
    firstSpan: variant.writesEntries ? span : null,
  });
  for (const variant of variants) {
    const warm = await load(order(variant, 2));
    span += warm.spans;
    pace.set(variant.name, Math.round(warm.requests / 2));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of variants) {
      const window = await measure(servers.get(variant.server)!, order(variant, 1));
      span += window.spans;
      // simultaneous entries of one person may deadlock in the raw server, which does not lock the person
      if (window.failed > window.requests / 100)
        throw new Error(`${variant.name}: requests failed, ${JSON.stringify(window.statuses)}`);
      windows.get(variant.name)!.push(window);
    }
    print(`round ${round + 1} of ${rounds}`);
  }
  const text = figures(variants, windows);
  print(`\n${text}`);
  if (process.argv.includes('--publish')) publish('calls', text);
} finally {
  for (const server of servers.values()) server.stop();
  await fixture.stop();
}

/**
 * The rehearsal of a production: every part is the real one, set up as an operator does, on one machine. It is installed, gets its
 * first workspace, serves a load, and is rolled over to another build meanwhile; nothing may fail and nothing may be lost.
 *
 * It runs in a network of its own, in which there is nothing but loopback (`rehearse.ts`): in production webhooks go to public
 * addresses only, and so the customer's server has one there, of a block that nobody was ever given (2e00::/8).
 */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { VERSION } from '../../src/lib/version.ts';
import { freePort } from '../../src/local/ports.ts';
import { childEnv, run } from '../../src/local/processes.ts';
import { startServerProcess, type ServerProcess } from '../../src/local/serverProcess.ts';
import { createAuthority } from '../../src/receiver/certificates.ts';
import { startDns } from '../support/dns/server.ts';
import { clientOf, startLoad, type Site } from './parts/load.ts';
import { makeCluster, ROLES } from './parts/postgres.ts';
import { startProxy } from './parts/proxy.ts';
import { startCustomer } from './parts/receiver.ts';
import { startProductionTemporal } from './parts/temporal.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const HOST = 'hr.example.net';
const CUSTOMER = { name: 'hooks.example.org', address: '2e00::1', port: 8443 };
const NEXT_VERSION = `${VERSION}-next`;
const PASSWORD = 'a rehearsed quiet river';
/** Milliseconds of load before and after each part is rolled over. */
const STEADY = 4_000;

export interface Report {
  steps: [what: string, seconds: number][];
  figures: Record<string, string | number>;
  /** What was not as it has to be; empty where all was well. */
  faults: string[];
}

export async function rehearse(say: (line: string) => void): Promise<Report> {
  const others = Object.keys(networkInterfaces()).filter((name) => name !== 'lo');
  if (others.length > 0) throw new Error(`the rehearsal wants a network without ${others.join(', ')}`);
  const report: Report = { steps: [], figures: {}, faults: [] };
  const folder = mkdtempSync(path.join(tmpdir(), 'workforce-rehearsal-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const began = Date.now();
    const result = await work();
    report.steps.push([what, (Date.now() - began) / 1000]);
    say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    return result;
  };
  const expect = (well: boolean, fault: string) => {
    if (!well) report.faults.push(fault);
  };

  try {
    const authority = createAuthority('Rehearsal');
    const caFile = path.join(folder, 'ca.pem');
    writeFileSync(caFile, authority.certificate);

    const cluster = await step('Postgres, with TLS, scram and a German locale', () =>
      makeCluster({ folder: path.join(folder, 'postgres'), authority }),
    );
    stops.push(() => cluster.stop());
    const temporal = await step('Temporal, with its histories in that Postgres', () =>
      startProductionTemporal(cluster, { place: path.join(folder, 'temporal'), caFile, namespace: 'hr' }),
    );
    stops.push(() => temporal.stop());
    const redis = await startRedis(folder);
    stops.push(redis.stop);
    const mail = await startMail(authority.issue({ hosts: ['127.0.0.1'] }));
    stops.push(mail.stop);
    const dns = await startDns({
      [CUSTOMER.name]: (_count, type) => (type === 'AAAA' ? [CUSTOMER.address] : []),
    });
    stops.push(() => dns.close());

    const builds = { now: buildIn(folder, VERSION), next: buildIn(folder, NEXT_VERSION) };
    const secrets = path.join(folder, 'secrets');
    mkdirSync(secrets, { mode: 0o700 });
    const secret = (name: string, value: string) => {
      writeFileSync(path.join(secrets, name), `${value}\n`, { mode: 0o600 });
      return { [`${name}_FILE`]: path.join(secrets, name) };
    };
    const settings: NodeJS.ProcessEnv = {
      ...childEnv(),
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: caFile,
      DATA_DIR: path.join(folder, 'work'),
      PUBLIC_URL: `https://${HOST}`,
      ...secret('DATABASE_URL', cluster.url(ROLES.app)),
      ...secret('DATABASE_MIGRATE_URL', cluster.url(ROLES.owner)),
      ...secret('APP_SECRET', 'rehearsal secret of more than forty characters'),
      ...secret('REDIS_URL', redis.url),
      ...secret('SMTP_URL', mail.url),
      MAIL_FROM: `People <people@${HOST}>`,
      TEMPORAL_ADDRESS: temporal.address,
      TEMPORAL_NAMESPACE: 'hr',
      TRUSTED_PROXIES: '127.0.0.1/32',
      SHUTDOWN_DRAIN: '2',
      WEBHOOK_DNS_SERVERS: dns.address,
      WEBHOOK_CA_FILE: caFile,
    };
    mkdirSync(settings['DATA_DIR']!);
    const command = async (args: readonly string[], input?: string) => {
      const { code, output } = await run(
        process.execPath,
        [path.join(builds.now, 'dist/src/main.js'), ...args],
        {
          env: settings,
          ...(input === undefined ? {} : { input }),
        },
      );
      return { code, output };
    };
    const commandDone = async (args: readonly string[], input?: string) => {
      const { code, output } = await command(args, input);
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`);
      return output;
    };

    await step('migrate', () => commandDone(['migrate']));
    await step('workspace create', () =>
      commandDone(
        [
          ...[
            'workspace',
            'create',
            '--slug',
            'brightwater',
            '--name',
            'Brightwater',
            '--host',
            HOST,
            '--timezone',
            'Europe/Berlin',
          ],
          ...[
            '--admin-email',
            'ada@example.net',
            '--admin-name',
            'Ada Keller',
            '--ask-password',
            '--plan',
            'self_hosted',
          ],
        ],
        `${PASSWORD}\n`,
      ),
    );

    const start = (name: string, build: string, what: 'server' | 'worker', more: NodeJS.ProcessEnv) =>
      startServerProcess({
        command: process.execPath,
        args: ['--enable-source-maps', path.join(build, 'dist/src/main.js'), what],
        logFile: path.join(folder, `${name}.log`),
        stopSignal: 'TERM',
        graceSeconds: 40,
        env: { ...settings, ...more },
      });
    const ports = [await freePort(), await freePort()];
    const startApi = async (index: number, build: string) => {
      const api = await start(`api${index + 1}`, build, 'server', { PORT: String(ports[index]) });
      await answers(`http://127.0.0.1:${ports[index]}/readyz`, HOST, api);
      return api;
    };
    const startWorker = async (name: string, build: string) => {
      const health = await freePort();
      const worker = await start(name, build, 'worker', { WORKER_HEALTH_ADDRESS: `127.0.0.1:${health}` });
      await answers(`http://127.0.0.1:${health}/readyz`, HOST, worker);
      return worker;
    };
    const running = await step('two API processes, two workers, the proxy', async () => {
      const [one, two, first, second, proxy] = await Promise.all([
        startApi(0, builds.now),
        startApi(1, builds.now),
        startWorker('worker1', builds.now),
        startWorker('worker2', builds.now),
        startProxy({ place: folder, authority, host: HOST, ports }),
      ]);
      return { apis: [one, two], workers: [first, second], proxy };
    });
    stops.push(() => running.proxy.stop());
    for (const index of [0, 1]) {
      stops.push(() => running.apis[index]!.stop());
      stops.push(() => running.workers[index]!.stop());
    }
    const site: Site = { host: HOST, port: running.proxy.port, ca: authority.certificate };

    // the admin, from an address of their own, who claims another one
    const { call, close } = clientOf(site, '127.0.0.9');
    stops.push(() => Promise.resolve(close()));
    const must = async (method: string, where: string, expected: number, token?: string, body?: object) => {
      const { status, body: answer } = await call(method, where, token, body, {
        'x-forwarded-for': '198.51.100.7',
      });
      if (status !== expected) throw new Error(`${method} ${where}: ${status} ${JSON.stringify(answer)}`);
      return answer.data;
    };
    const { access_token: admin } = await must('POST', '/auth/login/', 200, undefined, {
      email: 'ada@example.net',
      password: PASSWORD,
    });
    const lines = (await must('GET', '/logs/audit/?limit=20', 200, admin)) as {
      line: string;
      ip: string | null;
    }[];
    const session = lines.find(({ line }) => line.startsWith('created session'));
    expect(session?.ip === '127.0.0.9', `the sign-in came from 127.0.0.9, and the trail says ${session?.ip}`);
    await must('POST', '/auth/password/forgot/', 200, undefined, { email: 'ada@example.net' }).catch(
      (error: Error) => report.faults.push(error.message),
    );

    let webhookSecret = '';
    const customer = await startCustomer({ authority, ...CUSTOMER, secret: () => webhookSecret });
    stops.push(() => customer.close());
    const webhook = await must('POST', '/platform/webhooks/', 201, admin, {
      url: `https://${CUSTOMER.name}:${CUSTOMER.port}/hooks`,
      events: ['time_entry.created'],
    });
    webhookSecret = webhook.secret as string;
    const keys: string[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const key = await must('POST', '/platform/api-keys/', 201, admin, {
        name: `load ${number}`,
        kind: 'personal',
        scopes: ['time:write', 'time:read', 'absences:read'],
        password: PASSWORD,
      });
      keys.push(key.secret as string);
    }
    const well = await step('doctor', () => command(['doctor']));
    expect(well.code === 0, `doctor is not content: ${well.output}`);

    const load = startLoad(site, keys);
    await step('load', () => sleep(STEADY));
    await step('the API rolled over to the next build, one process after the other', async () => {
      for (const index of [0, 1]) {
        await running.apis[index]!.stop();
        running.apis[index] = await startApi(index, builds.next);
        // the proxy has to see it
        await sleep(1_000);
      }
    });
    await step('the workers rolled over', async () => {
      for (const index of [0, 1]) {
        await running.workers[index]!.stop();
        running.workers[index] = await startWorker(`worker${index + 1}`, builds.next);
      }
    });
    await step('load', () => sleep(STEADY));
    await load.stop();
    await step('the last webhooks', async () => {
      const arrived = () => new Set([...customer.arrived.values()].map(({ data }) => data.id)).size;
      for (const end = Date.now() + 30_000; arrived() < load.written.length && Date.now() < end;)
        await sleep(100);
    });

    const delivered = new Set([...customer.arrived.values()].map(({ data }) => data.id));
    const lost = load.written.filter((id) => !delivered.has(id));
    expect(
      load.failed.length === 0,
      `${load.failed.length} calls failed: ${load.failed.slice(0, 3).join('; ')}`,
    );
    expect(lost.length === 0, `${lost.length} events did not arrive`);
    expect(
      delivered.size === load.written.length,
      `${delivered.size} entries were announced, ${load.written.length} were acknowledged`,
    );
    expect(customer.forged === 0, `${customer.forged} signatures are not good`);
    expect(
      load.versions.has(VERSION) && load.versions.has(NEXT_VERSION),
      `both builds should have answered, and ${[...load.versions].join(' and ')} did`,
    );
    expect(
      mail.arrived.some((text) => /^To: ada@example\.net/im.test(text)),
      'no mail arrived',
    );
    const open = await cluster.sql(
      `SELECT status || ' ' || count(*) FROM deliveries GROUP BY status ORDER BY status`,
      'hr',
    );
    expect(open.trim() === `delivered ${load.written.length}`, `the deliveries are: ${open.trim()}`);
    const audit = await step('verify-audit', () => command(['verify-audit']));
    expect(audit.code === 0, `verify-audit: ${audit.output}`);
    const after = await command(['doctor']);
    expect(after.code === 0, `doctor is not content afterwards: ${after.output}`);

    load.ms.sort((a, b) => a - b);
    const part = (of: number) => Math.round(load.ms[Math.floor(load.ms.length * of)] ?? 0);
    report.figures = {
      calls: load.calls,
      'calls that failed': load.failed.length,
      'p50, p99 and longest in ms': `${part(0.5)}, ${part(0.99)}, ${Math.round(load.ms.at(-1) ?? 0)}`,
      'events committed': load.written.length,
      'events delivered': delivered.size,
      POSTs: customer.posts,
      builds: [...load.versions].join(' -> '),
    };
    return report;
  } catch (error) {
    for (const name of ['api1', 'worker1', 'temporal/temporal', 'haproxy']) {
      const log = readLog(path.join(folder, `${name}.log`));
      if (log) say(`${name}: ${log}`);
    }
    throw error;
  } finally {
    for (const stop of stops.reverse()) await stop().catch((error: unknown) => say(String(error)));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

const readLog = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').slice(-1500);
  } catch {
    return '';
  }
};

/** What an image has: the compiled service with its dependencies, and a version of its own. */
function buildIn(folder: string, version: string): string {
  const build = path.join(folder, 'builds', version);
  mkdirSync(build, { recursive: true });
  cpSync(path.join(root, 'dist'), path.join(build, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'package.json'])
    symlinkSync(path.join(root, name), path.join(build, name));
  const file = path.join(build, 'dist/src/lib/version.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`'${VERSION}'`, `'${version}'`));
  return build;
}

async function startRedis(folder: string) {
  const port = await freePort();
  const password = 'Kd93-limits_only';
  const server = await startServerProcess({
    command: 'redis-server',
    args: [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--requirepass',
      password,
      '--save',
      '',
      '--appendonly',
      'no',
    ],
    logFile: path.join(folder, 'redis.log'),
    stopSignal: 'TERM',
    graceSeconds: 5,
  });
  return { url: `redis://:${password}@127.0.0.1:${port}`, stop: () => server.stop() };
}

/** A mail server that wants TLS and a password. */
async function startMail({ certificate, key }: { certificate: string; key: string }) {
  const arrived: string[] = [];
  const server = new SMTPServer({
    cert: certificate,
    key,
    logger: false,
    onAuth: ({ username, password, method }, _session, done) =>
      username === 'service' && password === 'Kd93-mails_only'
        ? done(null, { user: username })
        : done(new Error(`no such user by ${method}`)),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        arrived.push(text);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    url: `smtp://service:Kd93-mails_only@127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Waits until a process says that it is ready. */
async function answers(url: string, host: string, server: ServerProcess): Promise<void> {
  for (const end = Date.now() + 60_000; ; await sleep(100)) {
    const ready = await fetch(url, { headers: { host } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (server.hasEnded() || Date.now() > end) throw new Error(`${url} is not ready`);
  }
}

/**
 * Rehearses a production on one machine with real parts: install, first workspace, load, rolling upgrade. The
 * network has only loopback (`rehearse.ts`); the customer's server has an unallocated public address.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { VERSION } from '../../src/lib/version.ts';
import { freePort } from '../../src/run/local/ports.ts';
import { createAuthority } from '../../src/run/receiver/certificates.ts';
import { startDns } from '../support/dns/server.ts';
import { startCustomer, type Receiver } from './parts/customer.ts';
import { install, type Installation } from './parts/installation.ts';
import { clientOf, startLoad, type Load, type Site } from './parts/load.ts';
import { startMail, type MailServer } from './parts/mail.ts';
import { makeCluster, ROLES, type Cluster } from './parts/postgres.ts';
import { startProxy } from './parts/proxy.ts';
import { startRedis } from './parts/redis.ts';
import { startProductionTemporal } from './parts/temporal.ts';

const HOST = 'hr.example.net';
const ADMIN = 'ada@example.net';
const EMPLOYEE = 'ben@example.net';
const PASSWORD = 'a rehearsed quiet river';
const EMPLOYEES_PASSWORD = 'a rehearsed green valley';
const CUSTOMER = { name: 'hooks.example.org', address: '2e00::1', port: 8443 };
const NEXT = `${VERSION}-next`;
/** Milliseconds of load before the first process is replaced and after the last. */
const STEADY = 4_000;

export interface Report {
  figures: Record<string, string | number>;
  /** What went wrong; empty if all was well. */
  faults: string[];
}

/** What the steps of a rehearsal share. */
interface Stage {
  folder: string;
  authority: ReturnType<typeof createAuthority>;
  /** Runs a step and reports how long it took. */
  step<T>(what: string, work: () => Promise<T>): Promise<T>;
  /** Registers a part to be stopped at the end, in reverse order. */
  ends<T extends { stop(): Promise<unknown> }>(part: T): T;
  /** Adds a fault to the report unless `is` is true. */
  expect(is: boolean, fault: string): void;
}

export async function rehearse(say: (line: string) => void): Promise<Report> {
  const others = Object.keys(networkInterfaces()).filter((name) => name !== 'lo');
  if (others.length > 0) throw new Error(`the rehearsal needs a network without ${others.join(', ')}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'workforce-rehearsal-'));
  chmodSync(folder, 0o755);
  const faults: string[] = [];
  const parts: { stop(): Promise<unknown> }[] = [];
  const stage: Stage = {
    folder,
    authority: createAuthority('Rehearsal'),
    async step(what, work) {
      const began = Date.now();
      const result = await work();
      say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
      return result;
    },
    ends(part) {
      parts.push(part);
      return part;
    },
    expect(is, fault) {
      if (!is) faults.push(fault);
    },
  };
  try {
    const { installation, cluster, mail } = await setUp(stage);
    const { site, rollOver } = await serve(stage, installation);
    const { keys, customer } = await firstSteps(stage, site, mail);
    await content(stage, installation);
    const load = startLoad(site, keys);
    await stage.step('load', () => sleep(STEADY));
    await rollOver();
    await stage.step('load', () => sleep(STEADY));
    await load.stop();
    const figures = await judge(stage, { load, customer, cluster });
    await content(stage, installation);
    return { figures, faults };
  } catch (error) {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.log')))
      say(`${name}: ${readFileSync(path.join(folder, name), 'utf8').slice(-1_000)}`);
    throw error;
  } finally {
    for (const part of parts.reverse()) await part.stop().catch((error: unknown) => say(String(error)));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/**
 * Starts the servers that the service needs, installs the service, migrates its database and creates its
 * first workspace.
 */
async function setUp({ folder, authority, step, ends }: Stage) {
  const caFile = path.join(folder, 'ca.pem');
  writeFileSync(caFile, authority.certificate);
  const cluster = await step('Postgres, with TLS, scram and a German locale', () =>
    makeCluster({ folder: path.join(folder, 'postgres'), authority }),
  );
  ends(cluster);
  const temporal = await step('Temporal, with its histories in that Postgres', () =>
    startProductionTemporal(cluster, { place: folder, caFile, namespace: 'hr' }),
  );
  ends(temporal);
  const redis = ends(await startRedis(folder));
  const mail = ends(await startMail(authority));
  const dns = await startDns({
    [CUSTOMER.name]: (_count, type) => (type === 'AAAA' ? [CUSTOMER.address] : []),
  });
  ends({ stop: () => dns.close() });

  const installation = install({
    place: folder,
    host: HOST,
    secrets: {
      DATABASE_URL: cluster.url(ROLES.app),
      DATABASE_MIGRATE_URL: cluster.url(ROLES.owner),
      APP_SECRET: 'rehearsal secret of more than forty characters',
      REDIS_URL: redis.url,
      SMTP_URL: mail.url,
    },
    settings: {
      NODE_EXTRA_CA_CERTS: caFile,
      PUBLIC_URL: `https://${HOST}`,
      MAIL_FROM: `People <people@${HOST}>`,
      TEMPORAL_ADDRESS: temporal.address,
      TEMPORAL_NAMESPACE: 'hr',
      TRUSTED_PROXIES: '127.0.0.1/32',
      // longer than the proxy's check takes to notice: a quarter of a second, or two if its answer is late
      SHUTDOWN_DRAIN: '3',
      WEBHOOK_DNS_SERVERS: dns.address,
      WEBHOOK_CA_FILE: caFile,
    },
  });
  const done = async (args: readonly string[], input?: string) => {
    const { code, output } = await installation.command(args, input);
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`);
  };
  await step('migrate', () => done(['migrate']));
  const workspace = [
    '--slug',
    'brightwater',
    '--name',
    'Brightwater',
    '--host',
    HOST,
    '--timezone',
    'Europe/Berlin',
  ];
  const admin = ['--admin-email', ADMIN, '--admin-name', 'Ada Keller', '--ask-password'];
  await step('workspace create', () =>
    done(['workspace', 'create', ...workspace, ...admin], `${PASSWORD}\n`),
  );
  return { installation, cluster, mail };
}

/**
 * Two API processes behind the proxy and two workers. `rollOver` replaces each with one of the next build.
 */
async function serve({ folder, authority, step, ends }: Stage, installation: Installation) {
  const ports = [await freePort(), await freePort()];
  const [apis, workers, proxy] = await step('two API processes, two workers, the proxy', () =>
    Promise.all([
      Promise.all(ports.map((port) => installation.startApi(port, VERSION))),
      Promise.all(ports.map(() => installation.startWorker(VERSION))),
      startProxy({ place: folder, authority, host: HOST, ports }),
    ]),
  );
  for (const processes of [apis, workers])
    ends({ stop: () => Promise.all(processes.map((one) => one.stop())) });
  ends(proxy);
  const rollOver = async () => {
    await step('the API rolls over to the next build, process by process', async () => {
      for (const [index, port] of ports.entries()) {
        await apis[index]!.stop();
        apis[index] = await installation.startApi(port, NEXT);
        // gives the proxy time to notice
        await sleep(1_000);
      }
    });
    await step('the workers roll over', async () => {
      for (const [index, worker] of [...workers.entries()]) {
        await worker.stop();
        workers[index] = await installation.startWorker(NEXT);
      }
    });
  };
  const site: Site = { host: HOST, port: proxy.port, ca: authority.certificate };
  return { site, rollOver };
}

/**
 * What people do first, with a forged client address in a header: the admin creates a customer's webhook and invites an
 * employee, who joins and creates API keys.
 */
async function firstSteps({ authority, ends, expect }: Stage, site: Site, mail: MailServer) {
  const { call, close } = clientOf(site, '127.0.0.9');
  const session: { token?: string } = {};
  const must = async (method: string, where: string, expected: number, body?: object) => {
    const { status, body: answer } = await call(method, where, session.token, body, {
      'x-forwarded-for': '198.51.100.7',
    });
    if (status !== expected) throw new Error(`${method} ${where}: ${status} ${JSON.stringify(answer)}`);
    return answer.data;
  };
  session.token = (
    await must('POST', '/auth/login/', 200, { email: ADMIN, password: PASSWORD })
  ).access_token;
  const lines = (await must('GET', '/logs/audit/?limit=20', 200)) as { line: string; ip: string | null }[];
  const from = lines.find(({ line }) => line.startsWith('created session'))?.ip;
  expect(from === '127.0.0.9', `the sign-in came from 127.0.0.9, and the audit trail says ${from}`);

  let secret = '';
  const customer = await startCustomer({ authority, ...CUSTOMER, secret: () => secret });
  ends({ stop: () => customer.close() });
  const url = `https://${CUSTOMER.name}:${CUSTOMER.port}/hooks`;
  const webhook = await must('POST', '/platform/webhooks/', 201, { url, events: ['time_entry.created'] });
  secret = webhook.secret as string;

  // employed for long: the load writes entries of the last months
  const employee = { email: EMPLOYEE, first_name: 'Ben', last_name: 'Adler', start_date: '2020-01-01' };
  await must('POST', '/auth/users/', 201, employee);
  delete session.token;
  const accepted = { token: await invitationOf(mail, EMPLOYEE), password: EMPLOYEES_PASSWORD };
  session.token = (await must('POST', '/auth/invitations/accept/', 200, accepted)).access_token;

  const keys: string[] = [];
  const scopes = ['time:write', 'time:read', 'absences:read'];
  for (let number = 1; number <= 6; number += 1) {
    const key = { name: `load ${number}`, kind: 'personal', scopes, password: EMPLOYEES_PASSWORD };
    keys.push((await must('POST', '/platform/api-keys/', 201, key)).secret as string);
  }
  close();
  return { keys, customer };
}

/** The token in the invitation that somebody got by mail. Throws if none arrives within ten seconds. */
async function invitationOf(mail: MailServer, email: string): Promise<string> {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50)) {
    const text = mail.arrived.find((one) => one.includes(`To: ${email}`))?.replace(/=\r?\n/g, '');
    const token = text && /token=(?:3D)?([\w-]+)/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`no invitation of ${email} has arrived`);
}

/** Expects `doctor`, `doctor --deep` and `verify-audit` to find nothing wrong. */
async function content({ step, expect }: Stage, { command }: Installation): Promise<void> {
  for (const name of ['doctor', 'doctor --deep', 'verify-audit']) {
    const { code, output } = await step(name, () => command(name.split(' ')));
    expect(code === 0, `${name} found faults: ${output}`);
  }
}

/** Checks the results of the load after the last webhook has arrived. */
async function judge(
  { step, expect }: Stage,
  { load, customer, cluster }: { load: Load; customer: Receiver; cluster: Cluster },
): Promise<Report['figures']> {
  const announced = () => new Set([...customer.arrived.values()].map(({ data }) => data.id));
  await step('the last webhooks', async () => {
    for (const end = Date.now() + 30_000; announced().size < load.written.length && Date.now() < end;)
      await sleep(100);
  });
  const arrived = announced();
  const { calls, failed, written, versions, ms } = load;
  const lost = written.filter((id) => !arrived.has(id)).length;
  expect(failed.length === 0, `${failed.length} calls failed: ${failed.slice(0, 3).join('; ')}`);
  expect(written.length > 0 && lost === 0, `${lost} of ${written.length} events did not arrive`);
  expect(
    arrived.size === written.length,
    `${arrived.size} entries were announced, ${written.length} acknowledged`,
  );
  expect(customer.forged === 0, `${customer.forged} signatures are invalid`);
  expect(versions.has(VERSION) && versions.has(NEXT), `only ${[...versions].join()} has answered`);
  const states = await cluster.sql(`SELECT status || ' ' || count(*) FROM deliveries GROUP BY status`, 'hr');
  expect(states.trim() === `delivered ${written.length}`, `the deliveries are: ${states.trim()}`);

  const sorted = ms.toSorted((a, b) => a - b);
  const part = (of: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0);
  return {
    calls,
    'calls that failed': failed.length,
    'p50, p99 and longest in ms': [0.5, 0.99, 1].map(part).join(', '),
    'events committed': written.length,
    'events delivered': arrived.size,
    POSTs: customer.posts,
    builds: [...versions].join(' -> '),
  };
}

/**
 * A complete installation of real parts, each of which can be made to fail, with the workspace of the load.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { createTokens } from '../../../../src/auth/tokens.ts';
import { VERSION } from '../../../../src/lib/version.ts';
import { freePort } from '../../../../src/run/local/ports.ts';
import { createAuthority } from '../../../../src/run/receiver/certificates.ts';
import { install, ready } from '../../../production/parts/installation.ts';
import { clientOf } from '../../../production/parts/load.ts';
import { startMail } from '../../../production/parts/mail.ts';
import { ROLES } from '../../../production/parts/postgres.ts';
import { startProxy } from '../../../production/parts/proxy.ts';
import { startRedis } from '../../../production/parts/redis.ts';
import {
  launchTemporal,
  makeNamespace,
  makeTemporalDatabases,
  TEMPORAL_ADDRESS,
  TEMPORAL_DATABASES,
} from '../../../production/parts/temporal.ts';
import { startDns, type DnsServer } from '../../../support/dns/server.ts';
import { createWorld, type World } from '../../../support/world.ts';
import type { Call } from '../load/clients.ts';
import type { Memory } from '../load/memory.ts';
import { settle, type Site } from '../load/people.ts';
import { FAKETIME } from '../missing.ts';
import { startDatabase, until, type Database } from './database.ts';
import { definePart, type Part } from './part.ts';
import { RECEIVERS, startReceivers, type Receivers } from './receivers.ts';

/**
 * Addresses of an unallocated block, both routed to this machine's loopback; nobody listens at the second.
 */
export const CUSTOMER = '2e00::1';
export const NOBODY = '2e00::2';
const PORT = 8443;
export const hostOf = (name: string): string => `${name}.example.org`;

const SECRET = 'a secret of a campaign of more than forty characters';
const NAMESPACE = 'hr';
/** Milliseconds that a client waits for an answer. */
const PATIENCE = 6_000;
export const VERSIONS = [VERSION, `${VERSION}-next`] as const;

export type PartName =
  'api1' | 'api2' | 'worker1' | 'worker2' | 'redis' | 'proxy' | 'dbproxy' | 'temporal' | 'postgres';

export interface Stand {
  folder: string;
  world: World;
  site: Site;
  call: Call;
  database: Database;
  receivers: Receivers;
  dns: DnsServer;
  part(name: PartName): Part;
  /** The build that each process runs after its next start. */
  versions: Map<PartName, string>;
  /** Moves the clock of a process by this many seconds. */
  setClock(name: 'api1' | 'worker1', seconds: number): void;
  /** The health address of the process itself, without the proxy. */
  healthUrl(name: 'api1' | 'worker1'): string;
  /** Drops the databases of Temporal, which must be down, and creates empty ones. */
  loseTemporal(): Promise<void>;
  /** Resolves when all parts are up. */
  stands(): Promise<void>;
  /** `keep` leaves the logs in place. */
  stop(keep: boolean): Promise<void>;
}

export async function startStand(memory: Memory): Promise<Stand> {
  const others = Object.keys(networkInterfaces()).filter((name) => name !== 'lo');
  if (others.length > 0) throw new Error(`the campaign needs a network without ${others.join(', ')}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'workforce-faults-'));
  chmodSync(folder, 0o755);
  const authority = createAuthority('Faults');
  const caFile = path.join(folder, 'ca.pem');
  writeFileSync(caFile, authority.certificate);

  const database = await startDatabase(folder, authority);
  await makeTemporalDatabases(database.primary, caFile);
  for (const name of TEMPORAL_DATABASES)
    await database.primary.sql(`CREATE DATABASE ${name}_empty OWNER temporal TEMPLATE ${name}`);
  const redisPort = await freePort();
  const redis = await startRedis(folder, redisPort);
  await redis.stop();
  const mail = await startMail(authority);
  const everywhere = Object.fromEntries(RECEIVERS.map((name) => [hostOf(name), addressed(CUSTOMER)]));
  const dns = await startDns(everywhere);
  const receivers = await startReceivers({
    ...{ authority, hosts: RECEIVERS.map(hostOf), address: CUSTOMER, port: PORT, memory },
  });

  const through = (role: string) => {
    const url = new URL(database.primary.url(role));
    url.port = String(database.proxyPort);
    return url.href;
  };
  const installation = install({
    place: folder,
    host: 'localhost',
    secrets: {
      DATABASE_URL: through(ROLES.app),
      DATABASE_MIGRATE_URL: through(ROLES.owner),
      APP_SECRET: SECRET,
      REDIS_URL: redis.url,
      SMTP_URL: mail.url,
    },
    settings: {
      NODE_EXTRA_CA_CERTS: caFile,
      PUBLIC_URL: 'https://hr.example.net',
      MAIL_FROM: 'People <people@hr.example.net>',
      TEMPORAL_ADDRESS,
      TEMPORAL_NAMESPACE: NAMESPACE,
      TRUSTED_PROXIES: '127.0.0.1/32',
      SHUTDOWN_DRAIN: '1',
      WEBHOOK_DNS_SERVERS: dns.address,
      WEBHOOK_CA_FILE: caFile,
      // six attempts within seconds
      WEBHOOK_RETRY_SCHEDULE: '1s,1s,2s,2s,3s',
    },
  });
  const migrated = await until(async () => installation.command(['migrate']), 1_000);
  if (migrated.code !== 0) throw new Error(migrated.output);
  const tokens = createTokens(SECRET);
  const world = await createWorld({
    app: { services: { tokens } },
    database: {
      admin: {
        query: async (text: string, values: unknown[]) => ({ rows: await database.ask(text, values) }),
      },
    },
  } as never);

  const versions = new Map<PartName, string>();
  const ports = {
    api1: await freePort(),
    api2: await freePort(),
    worker1: await freePort(),
    worker2: await freePort(),
  };
  const clockFile = (name: string) => path.join(folder, `${name}.clock`);
  const setClock = (name: string, seconds: number) =>
    writeFileSync(clockFile(name), `${seconds < 0 ? '' : '+'}${seconds}\n`);
  const process = (name: keyof typeof ports): Part => {
    const [what, port] = [name.startsWith('api') ? ('server' as const) : ('worker' as const), ports[name]];
    if (name.endsWith('1')) setClock(name, 0);
    const clock = name.endsWith('1')
      ? {
          LD_PRELOAD: FAKETIME,
          FAKETIME_TIMESTAMP_FILE: clockFile(name),
          FAKETIME_CACHE_DURATION: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }
      : {};
    return definePart(
      name,
      () =>
        installation.launch(what, versions.get(name) ?? VERSION, {
          ...clock,
          ...(what === 'server' ? { PORT: String(port) } : { WORKER_HEALTH_ADDRESS: `127.0.0.1:${port}` }),
        }),
      (server) => ready(`http://127.0.0.1:${port}/readyz`, world.host, server),
    );
  };
  const sitePort = await freePort();
  const parts: Record<Exclude<PartName, 'postgres'>, Part> = {
    dbproxy: database.proxy,
    redis: definePart(
      'redis',
      async () => (await startRedis(folder, redisPort)).server,
      () => Promise.resolve(),
    ),
    temporal: definePart(
      'temporal',
      () => launchTemporal({ place: folder, caFile, databasePort: database.proxyPort }),
      (server) => makeNamespace(NAMESPACE, server),
    ),
    api1: process('api1'),
    api2: process('api2'),
    worker1: process('worker1'),
    worker2: process('worker2'),
    proxy: definePart(
      'proxy',
      async () =>
        (
          await startProxy({
            place: folder,
            authority,
            host: world.host,
            ports: [ports.api1, ports.api2],
            port: sitePort,
          })
        ).server,
      () => Promise.resolve(),
    ),
  };
  const stands = async () => {
    await Promise.all([database.part, ...Object.values(parts)].map((one) => one.start()));
  };
  await stands();

  const client = clientOf(
    { host: world.host, port: sitePort, ca: authority.certificate },
    undefined,
    32,
    PATIENCE,
  );
  const call: Call = (method, where, token, body, headers) =>
    client.call(method, where, token, body, headers) as never;
  const site = await settle(world, {
    call,
    adminToken: () =>
      tokens.access(
        { userId: world.admin.id, sessionId: world.admin.sessionId, workspaceId: world.id },
        Date.now(),
      ),
    urls: Object.fromEntries(
      RECEIVERS.map((name) => [name, `https://${hostOf(name)}:${PORT}/${name}`]),
    ) as never,
  });
  for (const name of RECEIVERS)
    receivers.assign(name, { id: site[name], secret: site.secrets.get(site[name])! });

  return {
    ...{ folder, world, site, call, database, receivers, dns, versions, setClock, stands },
    healthUrl: (name) => `http://127.0.0.1:${ports[name]}/healthz`,
    part: (name) => (name === 'postgres' ? database.part : parts[name]),
    async loseTemporal() {
      for (const name of TEMPORAL_DATABASES) {
        await database.primary.sql(`DROP DATABASE ${name} WITH (FORCE)`);
        await database.primary.sql(`CREATE DATABASE ${name} OWNER temporal TEMPLATE ${name}_empty`);
      }
    },
    async stop(keep) {
      client.close();
      await Promise.all([parts.api1, parts.api2, parts.worker1, parts.worker2].map((one) => one.stop()));
      for (const one of [parts.proxy, parts.temporal, parts.redis]) await one.stop();
      await database.stop();
      await receivers.close();
      await dns.close();
      await mail.stop();
      if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** A DNS answer for a name that has a single IPv6 address. */
export const addressed = (address: string) => (_count: number, type: 'A' | 'AAAA') =>
  type === 'AAAA' ? [address] : [];

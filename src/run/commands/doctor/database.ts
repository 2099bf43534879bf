import type { Config } from '../../config/index.ts';
import type { Pool } from '../../../db/pool.ts';
import {
  inspectServer,
  inspectWalls,
  ranMigrations,
  sameDatabase,
  seesWithoutWorkspace,
  type ServerFacts,
} from '../../../db/inspect.ts';
import { anyBeat } from '../../../db/workerBeats.ts';
import { auditKeyOf } from '../../../events/auditKey.ts';
import type { AppSecret } from '../../../secrets/keyring.ts';
import { migrations } from '../../../generated/migrations.ts';
import { OLDEST_POSTGRES as OLDEST } from '../../../migrations/olderPostgres.ts';
import { askPool } from './askPool.ts';
import { found, note, ok, reasonOf, wrong, type Finding } from './finding.ts';
import { checkSettings } from './pooler.ts';
import { checkSecret } from './secret.ts';

/** Maximum difference between the clocks of this machine and of Postgres, in milliseconds. */
const CLOCKS = 2_000;

export async function checkDatabase(config: Config, appSecret: AppSecret | null): Promise<Finding[]> {
  const { databaseDirectUrl: databaseUrl, databaseListenUrl, databaseMigrateUrl } = config;
  const name = databaseListenUrl === undefined ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL';
  if (!databaseUrl || !databaseMigrateUrl)
    return [
      wrong(
        'database',
        'DATABASE_URL and DATABASE_MIGRATE_URL are not set. doctor checks an installation that sets them; npm start has its own database.',
      ),
    ];
  const app = askPool(databaseUrl, appSecret === null ? {} : { auditKey: auditKeyOf(appSecret) });
  const owner = askPool(databaseMigrateUrl);
  try {
    const before = Date.now();
    const facts = await reached(() => inspectServer(app), name, databaseUrl);
    const after = Date.now();
    const ownerFacts = await reached(() => inspectServer(owner), 'DATABASE_MIGRATE_URL', databaseMigrateUrl);
    const unreached = [facts, ownerFacts].filter((one) => 'about' in one);
    if ('about' in facts || 'about' in ownerFacts) return unreached;
    const ran = await ranMigrations(app).catch(() => null);
    return [
      ...checkServer(facts, ownerFacts, databaseUrl, config.production),
      ...(await found('database', () => checkSettings(app, false))),
      checkClock(facts, before, after),
      checkMigrations(ran),
      ...(ran === null
        ? []
        : [
            ...(await found('walls', () => checkWalls(app, owner, facts))),
            ...(await found('secret', () => checkSecret(app, appSecret))),
            ...(await found('worker', () => checkWorker(app))),
          ]),
    ];
  } finally {
    await app.end();
    await owner.end();
  }
}

async function reached(
  ask: () => Promise<ServerFacts>,
  name: string,
  url: string,
): Promise<ServerFacts | Finding> {
  try {
    return await ask();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const remedy = /unsupported startup parameter/.test(reasonOf(error))
      ? `${name} leads to a pooler: set DATABASE_LISTEN_URL, which leads past it.`
      : `Check ${name}, the server and its pg_hba.conf.`;
    return wrong(
      'database',
      `Postgres at ${host}${pathname} does not let us in: ${reasonOf(error)}. ${remedy}`,
    );
  }
}

function checkServer(app: ServerFacts, owner: ServerFacts, url: string, production: boolean): Finding[] {
  const findings: Finding[] = [];
  const { host, hostname } = new URL(url);
  if (!sameDatabase(app, owner))
    findings.push(
      wrong(
        'database',
        'DATABASE_URL and DATABASE_MIGRATE_URL lead to different databases. Let both name the same server and database.',
      ),
    );
  if (Math.floor(app.number / 10_000) < OLDEST)
    findings.push(
      wrong('database', `Postgres ${app.version} is too old. Version ${OLDEST} or later is needed.`),
    );
  if (app.encoding !== 'UTF8')
    findings.push(
      wrong(
        'database',
        `The database is encoded in ${app.encoding}, which cannot hold every name. Create it again with ENCODING 'UTF8'.`,
      ),
    );
  if (app.standby)
    findings.push(
      wrong(
        'database',
        'Postgres is a standby and takes no writes. Promote it, or let DATABASE_URL name its primary.',
      ),
    );
  if (findings.length === 0)
    findings.push(
      ok(
        'database',
        `Postgres ${app.version} at ${host}, database ${app.database}, ${app.tls ? 'over TLS' : 'without TLS'}`,
      ),
    );
  if (production && !app.tls && !isLocal(hostname))
    findings.push(
      wrong('database', 'The connection to Postgres is not encrypted. Add sslmode=verify-full to both URLs.'),
    );
  if (app.unbound)
    findings.push(
      wrong(
        'roles',
        `${app.role} is a superuser or has BYPASSRLS, so that row-level security does not bind it. DATABASE_URL needs a role of its own: CREATE ROLE … LOGIN NOSUPERUSER NOBYPASSRLS.`,
      ),
    );
  if (app.role === owner.role)
    findings.push(
      wrong('roles', `${app.role} is the role of both URLs. DATABASE_URL needs one that owns nothing.`),
    );
  if (findings.every(({ about }) => about !== 'roles'))
    findings.push(ok('roles', `${app.role} serves, ${owner.role} migrates`));
  return findings;
}

const isLocal = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/.test(hostname);

function checkClock({ clock }: ServerFacts, before: number, after: number): Finding {
  const off = Math.round(clock - (before + after) / 2);
  if (Math.abs(off) > CLOCKS + (after - before) / 2)
    return wrong(
      'time',
      `The clock of Postgres is ${Math.abs(off) / 1000} s ${off > 0 ? 'ahead of' : 'behind'} this machine's, ${new Date().toISOString()}. Let NTP set both: codes of two-factor authentication and signatures of webhooks depend on it.`,
    );
  return ok('time', `Postgres and this machine agree on the time, ${new Date().toISOString()}`);
}

function checkMigrations(ran: string[] | null): Finding {
  if (ran === null)
    return wrong('migrations', 'The database is empty, or this role may not read it. Run migrate.');
  const known = migrations.map(({ name }) => name);
  const missing = known.filter((name) => !ran.includes(name));
  if (missing.length > 0)
    return wrong(
      'migrations',
      `${missing.length} migrations have not run, the first is ${missing[0]}. Run migrate.`,
    );
  const later = ran.filter((name) => !known.includes(name));
  if (later.length > 0)
    return note(
      'migrations',
      `${later.length} migrations of a later version ran here, such as ${later.at(-1)}`,
    );
  return ok('migrations', `all ${known.length} have run`);
}

async function checkWalls(app: Pool, owner: Pool, { role }: ServerFacts): Promise<Finding[]> {
  const about = 'row-level security';
  const findings: Finding[] = [];
  const facts = await inspectWalls(app);
  if (facts.open.length > 0)
    findings.push(
      wrong(
        about,
        `It does not guard ${listed(facts.open)}. As the owner: ALTER TABLE … ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY, and its policy from a fresh migration.`,
      ),
    );
  if (await seesWithoutWorkspace(app).catch(() => false))
    findings.push(
      wrong(
        about,
        `${role} sees people without saying a workspace. Look at the role's rights and at the policies.`,
      ),
    );
  if (facts.owned.length > 0)
    findings.push(
      wrong(
        'roles',
        `${role} owns ${listed(facts.owned)}, or may act as the owner. Give the tables to the role of DATABASE_MIGRATE_URL, and revoke the membership.`,
      ),
    );
  if (facts.shut.length > 0)
    findings.push(
      wrong(
        'roles',
        `${role} may not read ${listed(facts.shut)}. After a restore, its GRANTs are missing: restore with them, or as docs/operations.md says.`,
      ),
    );
  const { owned, tables } = await inspectWalls(owner);
  if (owned.length < tables)
    findings.push(
      wrong(
        'roles',
        'The role of DATABASE_MIGRATE_URL does not own all tables, so that it cannot migrate them. ALTER TABLE … OWNER TO it.',
      ),
    );
  if (findings.every((one) => one.about !== about)) findings.unshift(ok(about, `guards ${tables} tables`));
  return findings;
}

const listed = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

async function checkWorker(pool: Pool): Promise<Finding> {
  return (await anyBeat(pool))
    ? ok('worker', 'delivers')
    : note('worker', 'None has delivered in the last seconds: webhooks and timed jobs wait until one runs');
}

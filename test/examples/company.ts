/**
 * The demo company of one fixed day, for calls that are recorded: the service, Postgres and the demo are real, and the
 * clocks of both stand still, so that a call is answered the same whenever it is recorded.
 */
import type { AppOptions } from '../../src/app.ts';
import { createTokens } from '../../src/auth/tokens.ts';
import { createPasswords } from '../../src/auth/passwords.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import { seedDemo } from '../../src/demo/index.ts';
import { PASSWORD, type Place } from '../access/row.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startServiceOn, TEST_SECRET, type Service } from '../support/service.ts';
import { makersIn, type Person, type PersonOptions, type World } from '../support/world.ts';

/** A Friday in the morning, in Berlin. */
export const NOW = Date.parse('2026-11-20T10:30:00+01:00');
const SEED = 7;

/** What stands for the six digits of an authenticator app. */
export const CODE = '492039';

/**
 * A clock that stands still, for everything in a database: these are found before Postgres' own functions of the same names,
 * by statements, by column defaults and in triggers.
 */
const CLOCK = `
  ${['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']
    .map(
      (name) =>
        `CREATE FUNCTION public.${name}() RETURNS timestamptz STABLE LANGUAGE sql AS $$ SELECT '${new Date(NOW).toISOString()}'::timestamptz $$;`,
    )
    .join('\n')}
  CREATE FUNCTION public.uuidv7() RETURNS uuid VOLATILE LANGUAGE sql
    AS $$ SELECT pg_catalog.uuidv7('${new Date(NOW).toISOString()}'::timestamptz - pg_catalog.clock_timestamp()) $$;`;

const nameOf = ({ appUrl }: TestDatabase) => new URL(appUrl).pathname.slice(1);

/** New connections to it look for functions in `public` first. The copy of a database does not inherit this. */
const stopClock = (database: TestDatabase) =>
  database.admin.query(`ALTER DATABASE ${nameOf(database)} SET search_path = public, pg_catalog`);

/** People whom a call may need and the company does not have yet. */
const NEW_PEOPLE = ['Lukas Berger', 'Marie Dubois', 'Aisha Rahman', 'Ivo Novak', 'Elin Strand'];

export interface Company {
  /** The company as it was founded, with a service of its own: what is done there is seen by nobody else. */
  open(options?: Partial<AppOptions>): Promise<Place>;
  close(): Promise<void>;
}

/** Founds the company: a few seconds. Each `open` is a copy of its database. */
export async function foundCompany(): Promise<Company> {
  const original = await createDatabase('');
  await original.admin.query(CLOCK);
  await stopClock(original);
  await migrate(original);
  const passwordHash = await createPasswords().hash(PASSWORD);
  const summary = await seedDemo({
    ownerUrl: original.ownerUrl,
    now: NOW,
    seed: SEED,
    hashPassword: () => Promise.resolve(passwordHash),
    webhookSecrets: createSealer(TEST_SECRET, 'webhook-secret'),
    twoFactorSecrets: createSealer(TEST_SECRET, 'totp-secret'),
  });
  if (!summary) throw new Error('the demo was there already');
  const { host } = summary.workspaces[0]!;
  // a database that is copied may have no connection
  await original.admin.end();
  return {
    async open(options = {}) {
      const database = await createDatabase(`TEMPLATE ${nameOf(original)}`);
      await stopClock(database);
      const service = await startServiceOn(database, {
        rateLimitScale: 1000,
        now: () => NOW,
        // names of webhooks are looked up here, where nobody answers: none resolves, and nothing leaves the machine
        addressPolicy: { allowedNetworks: [], allowedPorts: [443], dnsServers: ['127.0.0.1:1'] },
        ...options,
      });
      service.setClock(NOW);
      return placeIn(service, database, host, passwordHash);
    },
    close: () => original.drop(),
  };
}

async function placeIn(
  service: Service,
  database: TestDatabase,
  host: string,
  passwordHash: string,
): Promise<Place> {
  const sql = (async (text: string, values: unknown[] = []) =>
    (await database.admin.query(text, values)).rows) as World['sql'];
  const [{ id } = { id: '' }] = await sql<{ id: string }>(
    'SELECT workspace_id AS id FROM workspace_hosts WHERE host = $1',
    [host],
  );
  const tokens = createTokens(TEST_SECRET);
  const makers = makersIn(tokens, sql, { id, now: () => NOW });
  const person = async (address: string): Promise<Person> => {
    const [row] = await sql<Pick<Person, 'id' | 'email' | 'name' | 'role'>>(
      `SELECT id, email, first_name || ' ' || last_name AS name, role FROM users WHERE workspace_id = $1 AND email = $2`,
      [id, `${address}@example.test`],
    );
    if (!row) throw new Error(`the demo has nobody with the address ${address}`);
    return { ...row, ...(await makers.signIn(row.id)) };
  };
  const policy = async (name: string): Promise<string> => {
    const [row] = await sql<{ id: string }>('SELECT id FROM policies WHERE workspace_id = $1 AND name = $2', [
      id,
      name,
    ]);
    if (!row) throw new Error(`the demo has no leave type ${name}`);
    return row.id;
  };
  const names = [...NEW_PEOPLE];
  const admin = await person('ada.keller');
  const employee = await person('jonas.weber');
  await sql(`UPDATE sessions SET device_name = $2, user_agent = $3, ip = '203.0.113.7' WHERE id = $1`, [
    employee.sessionId,
    'Jonas’s laptop',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ]);
  // deliveries go out
  await sql(`INSERT INTO worker_beats (worker) VALUES ($1)`, [admin.id]);
  let count = 0;
  return {
    id,
    host,
    service,
    passwordHash,
    admin,
    employee,
    secondAdmin: await person('tom.brandt'),
    manager: await person('miriam.vogel'),
    colleague: await person('leila.haddad'),
    otherManager: await person('paul.neumann'),
    stranger: await person('clara.hoffmann'),
    vacation: await policy('Vacation'),
    sick: await policy('Sick leave'),
    person: (options: PersonOptions = {}) => {
      const [first, last] = names.shift()!.split(' ') as [string, string];
      const email = `${first}.${last}@example.test`.toLowerCase();
      return makers.person({ first, last, email, manager: null, ...options });
    },
    personalKey: makers.personalKey,
    serviceKey: (scopes, options) => makers.serviceKey(admin, scopes, options),
    sql,
    next: () => (count += 1),
  };
}

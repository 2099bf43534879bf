/**
 * The demo company on a fixed day, for recording calls. Service, Postgres and demo are real, and the clocks
 * of both are stopped, so that a call gets the same answer whenever it is recorded.
 */
import type { AppOptions } from '../../src/app.ts';
import { createPasswords } from '../../src/auth/passwords.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { auditKeyOf } from '../../src/events/auditKey.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import { seedDemo } from '../../src/demo/index.ts';
import { PASSWORD, type Place } from '../access/row.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startServiceOn, TEST_SECRET, type Service } from '../support/service.ts';
import { makersIn, type Person, type PersonOptions, type World } from '../support/world.ts';

/** A Friday morning in Berlin. */
export const NOW = Date.parse('2026-11-20T10:30:00+01:00');
const SEED = 7;

/** Replaces the six digits of an authenticator app in examples. */
export const CODE = '492039';

/**
 * A stopped clock for everything in a database. Statements, column defaults and triggers find these functions
 * before Postgres' own of the same names.
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

/** People that a call may need and that the company does not have yet. */
const NEW_PEOPLE = ['Lukas Berger', 'Marie Dubois', 'Aisha Rahman', 'Ivo Novak', 'Elin Strand'];

export interface Company {
  /** Resets the company to its initial state, without the effects of earlier calls. */
  again(): Promise<Place>;
  /** Starts another process of the same installation, with other settings. */
  beside(options: Partial<AppOptions>): Promise<Service>;
  close(): Promise<void>;
}

/** Creates the company, in a few seconds. */
export async function foundCompany(): Promise<Company> {
  const database = await createDatabase('');
  await database.admin.query(CLOCK);
  // new connections look up functions in `public` first
  const name = new URL(database.appUrl).pathname.slice(1);
  await database.admin.query(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
  await migrate(database);
  const passwordHash = await createPasswords().hash(PASSWORD);
  const summary = await seedDemo({
    ownerUrl: database.ownerUrl,
    now: NOW,
    seed: SEED,
    hashPassword: () => Promise.resolve(passwordHash),
    webhookSecrets: createSealer(TEST_SECRET, 'webhook-secret'),
    paymentDetails: createSealer(TEST_SECRET, 'payment-details'),
    twoFactorSecrets: createSealer(TEST_SECRET, 'totp-secret'),
    auditKey: auditKeyOf(TEST_SECRET),
  });
  if (!summary) throw new Error('the demo already exists');
  const options: Partial<AppOptions> = {
    rateLimitScale: 1000,
    now: () => NOW,
    // names of webhooks are looked up on this machine, where no DNS server answers: nothing leaves the
    // machine
    addressPolicy: { allowedNetworks: [], allowedPorts: [443], dnsServers: ['127.0.0.1:1'] },
  };
  const service = await startServiceOn(database, options);
  service.setClock(NOW);
  const sql = (async (text: string, values: unknown[] = []) =>
    (await database.admin.query(text, values)).rows) as World['sql'];
  const everybody = await peopleIn(service, sql, summary.workspaces[0]!.host);
  const undo = await undoIn(database);
  return {
    async again() {
      await undo();
      service.app.services.accessChanged(everybody.id);
      return placeOf(service, sql, everybody, passwordHash);
    },
    beside: (others) =>
      startServiceOn({ ...database, drop: async () => undefined }, { ...options, ...others }),
    close: () => service.close(),
  };
}

type Everybody = Awaited<ReturnType<typeof peopleIn>>;

/** The callers and the people that calls are about, all signed in. */
async function peopleIn(service: Service, sql: World['sql'], host: string) {
  const [{ id } = { id: '' }] = await sql<{ id: string }>(
    'SELECT workspace_id AS id FROM workspace_hosts WHERE host = $1',
    [host],
  );
  const { signIn } = makersIn(service.app.services.tokens, sql, { id, now: () => NOW });
  const person = async (address: string): Promise<Person> => {
    const [row] = await sql<Pick<Person, 'id' | 'email' | 'name' | 'role'>>(
      `SELECT id, email, first_name || ' ' || last_name AS name, role FROM users WHERE workspace_id = $1 AND email = $2`,
      [id, `${address}@example.test`],
    );
    if (!row) throw new Error(`the demo has nobody with the address ${address}`);
    return { ...row, ...(await signIn(row.id)) };
  };
  const policy = async (name: string): Promise<string> => {
    const [row] = await sql<{ id: string }>('SELECT id FROM policies WHERE workspace_id = $1 AND name = $2', [
      id,
      name,
    ]);
    if (!row) throw new Error(`the demo has no leave type ${name}`);
    return row.id;
  };
  const admin = await person('ada.keller');
  const employee = await person('jonas.weber');
  await sql(`UPDATE sessions SET device_name = $2, user_agent = $3, ip = '203.0.113.7' WHERE id = $1`, [
    employee.sessionId,
    'Jonas’s laptop',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ]);
  // a worker is alive, so that the service reports that deliveries are sent
  await sql(`INSERT INTO worker_beats (worker) VALUES ($1)`, [admin.id]);
  return {
    id,
    host,
    admin,
    employee,
    secondAdmin: await person('tom.brandt'),
    manager: await person('miriam.vogel'),
    colleague: await person('leila.haddad'),
    otherManager: await person('paul.neumann'),
    stranger: await person('clara.hoffmann'),
    vacation: await policy('Vacation'),
    sick: await policy('Sick leave'),
  };
}

function placeOf(service: Service, sql: World['sql'], everybody: Everybody, passwordHash: string): Place {
  const makers = makersIn(service.app.services.tokens, sql, { id: everybody.id, now: () => NOW });
  const names = [...NEW_PEOPLE];
  let count = 0;
  return {
    ...everybody,
    service,
    passwordHash,
    person: (options: PersonOptions = {}) => {
      const [first, last] = names.shift()!.split(' ') as [string, string];
      const email = `${first}.${last}@example.test`.toLowerCase();
      return makers.person({ first, last, email, manager: null, ...options });
    },
    personalKey: makers.personalKey,
    serviceKey: (scopes, options) => makers.serviceKey(everybody.admin, scopes, options),
    sql,
    next: () => (count += 1),
  };
}

/**
 * Makes the database remember its present content. Returns a function that restores the tables written to
 * since.
 */
async function undoIn({ admin }: TestDatabase): Promise<() => Promise<void>> {
  const { rows } = await admin.query<{ name: string; columns: string }>(`
    SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname`);
  await admin.query(`
    CREATE SCHEMA kept;
    GRANT USAGE ON SCHEMA kept TO PUBLIC;
    CREATE TABLE kept.written (name text PRIMARY KEY);
    CREATE FUNCTION kept.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN INSERT INTO kept.written VALUES (TG_TABLE_NAME) ON CONFLICT DO NOTHING; RETURN NULL; END $$;
    ${rows
      .map(
        ({ name, columns }) => `
    CREATE TABLE kept."${name} as founded" AS SELECT ${columns} FROM public.${name};
    CREATE TRIGGER zz_note AFTER INSERT OR UPDATE OR DELETE ON public.${name}
      FOR EACH STATEMENT EXECUTE FUNCTION kept.note();`,
      )
      .join('')}`);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  return async () => {
    const { rows: written } = await admin.query<{ name: string }>('DELETE FROM kept.written RETURNING name');
    const statements = written.map(({ name }) => {
      const columns = columnsOf.get(name)!;
      return `DELETE FROM public.${name}; INSERT INTO public.${name} (${columns}) SELECT ${columns} FROM kept."${name} as founded";`;
    });
    // one transaction, without triggers and foreign keys
    await admin.query(`SET LOCAL session_replication_role = replica; ${statements.join(' ')}`);
  };
}

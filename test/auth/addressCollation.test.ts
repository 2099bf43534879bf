/**
 * E-mail addresses are compared under one collation, whatever the locale of the database. In some locales the
 * database's own `lower` turns İ into i and the Kelvin sign into k; the service must not.
 */
import { describe, expect, test } from '@jest/globals';
import { personByEmail } from '../../src/areas/auth/store/sessions.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { databaseOfLocale, type Locale } from '../support/database.ts';
import { openWorldOf } from '../support/opening.ts';
import { startServiceOn } from '../support/service.ts';
import { BEHIND_PROXY, elsewhere, login, PASSWORD, personWithPassword } from '../support/signIn.ts';

const KELVIN = '\u212a';
const DOTTED = '\u0130';

const LOCALES: [Locale, string][] = [
  [{ provider: 'builtin', name: 'C.UTF-8' }, 'ik'],
  [{ provider: 'builtin', name: 'PG_UNICODE_FAST' }, 'i\u0307k'],
  [{ provider: 'icu', name: 'und' }, 'i\u0307k'],
  [{ provider: 'icu', name: 'tr' }, 'ik'],
];
const places: [Locale, string, Awaited<ReturnType<typeof openWorldOf>>][] = [];
for (const [locale, lowered] of LOCALES)
  places.push([
    locale,
    lowered,
    await openWorldOf(startServiceOn(await databaseOfLocale(locale), BEHIND_PROXY)),
  ]);

describe.each(places)('in a database of locale %o', (_locale, lowered, { service, world }) => {
  let serial = 0;
  const address = () => `kiki.ilk.${(serial += 1)}@example.test`;
  const forgot = (email: string, headers = elsewhere()) =>
    service.request(world, 'POST', '/auth/password/forgot/', { body: { email }, headers });

  test('the locale lowers letters outside ASCII, as this test assumes', async () => {
    const [row] = await world.sql('SELECT lower($1) AS text', [`${DOTTED}${KELVIN}`]);
    expect(row!['text']).toBe(lowered);
  });

  test('200 when the address is typed in capitals A to Z, in a Turkish locale too', async () => {
    const person = await personWithPassword(service, world, { email: address() });
    expect((await login(service, world, person.email.toUpperCase())).status).toBe(200);
  });

  test('422 errors.email for look-alike letters: sign-in and reset stop there, and no limit counts them', async () => {
    const person = await personWithPassword(service, world, { email: address() });
    const spellings = [
      person.email.replace('k', KELVIN),
      person.email.replace('i', DOTTED),
      person.email.replace('i', 'ı'),
      'no address',
    ];
    for (const email of spellings) {
      const signIn = await login(service, world, email);
      expect([signIn.status, signIn.body.data.code]).toEqual([422, 'validation_failed']);
      const reset = await forgot(email);
      expect([reset.status, Object.keys(reset.body.errors ?? {})]).toEqual([422, ['email']]);
    }
    const tokens = await world.sql('SELECT 1 FROM one_time_tokens WHERE user_id = $1', [person.id]);
    expect(tokens).toEqual([]);
  });

  test('429 at the eleventh sign-in, however the address is spelled', async () => {
    const person = await personWithPassword(service, world, { email: address() });
    const headers = elsewhere();
    for (let tries = 1; tries <= 10; tries += 1) {
      const email = [person.email, person.email.toUpperCase(), ` ${person.email}`][tries % 3]!;
      const reply = await login(service, world, email, { password: 'wrong', headers });
      expect(reply.status).toBe(401);
    }
    expect((await login(service, world, person.email, { password: PASSWORD, headers })).status).toBe(429);
  });

  test('the query itself finds nobody by a look-alike letter', async () => {
    const person = await personWithPassword(service, world, { email: address() });
    const db = workspaceDb(service.app.services.pool, world.id);
    const found = async (email: string) => (await db.maybe(personByEmail, { email, ip: '127.0.0.1' }))?.id;
    expect(await found(person.email.toUpperCase())).toBe(person.id);
    for (const email of [person.email.replace('k', KELVIN), person.email.replace('i', DOTTED)])
      expect(await found(email)).toBeUndefined();
  });

  test('409 email_taken for capitals, and 422 for letters that createUser does not accept', async () => {
    const { email } = await personWithPassword(service, world, { email: address() });
    const create = (taken: string) =>
      service.request(world, 'POST', '/auth/users/', {
        as: world.admin,
        body: { email: taken, first_name: 'A', last_name: 'B', start_date: '2026-12-01', send_invite: false },
      });
    expect((await create(email.toUpperCase())).body.data.code).toBe('email_taken');
    expect((await create(email.replace('k', KELVIN))).status).toBe(422);
  });

  test('no column compares letters by the database’s locale: none is of type citext', async () => {
    const columns = await world.sql(
      `SELECT attrelid::regclass AS table, attname FROM pg_attribute WHERE atttypid = 'citext'::regtype AND attnum > 0`,
    );
    expect(columns).toEqual([]);
    const indexes = await world.sql(
      `SELECT c.relname, pg_get_indexdef(i.indexrelid) AS definition, l.collname
         FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
         JOIN LATERAL unnest(i.indcollation::oid[]) AS k (oid) ON k.oid <> 0 JOIN pg_collation l ON l.oid = k.oid
        WHERE c.relname IN ('users_email_key', 'workspaces_slug_key', 'workspace_hosts_pkey')`,
    );
    expect(indexes.map(({ relname, collname }) => [relname, collname]).sort()).toEqual([
      ['users_email_key', 'C'],
      ['workspace_hosts_pkey', 'C'],
      ['workspaces_slug_key', 'C'],
    ]);
  });
});

/** Rule 52: what a sign-in address can be used for after somebody else changed it. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import {
  BEHIND_PROXY,
  codeAt,
  elsewhere,
  everybodyConfirms,
  login,
  PASSWORD,
  personWithPassword,
  withSecondFactor,
} from '../../support/signIn.ts';
import { confirmEmail, confirmEmailOf, codeFor } from '../../support/confirmEmail.ts';
import { auditLines, auditOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';

const NEW = 'seven violet ladders hum';
const mailDir = openFolder('mails');
const { service, world } = await openWorld({ ...BEHIND_PROXY, mailDir });
beforeAll(() => everybodyConfirms(service, world));

const resetIn = (text: string) => /wfx_[\w-]{43}/.exec(text)?.[0] ?? '';
const call = (path: string, body: object | undefined, as: { token: string } | null = null) =>
  service.request(world, 'POST', path, { as, headers: elsewhere(), ...(body ? { body } : {}) });
const invite = (person: Person, as: { token: string } = world.admin) =>
  call(`/auth/users/${person.id}/invite/`, { password: PASSWORD }, as);

/** A person whose address was changed; `email` is the new one. */
async function moved(as?: { token: string }): Promise<Person> {
  const person = await personWithPassword(service, world, { manager: world.manager });
  const email = `moved.${person.email}`;
  const reply = await service.request(world, 'PATCH', `/auth/users/${person.id}/`, {
    as: as ?? (await world.serviceKey(['people:write'])),
    body: { email, password: PASSWORD },
  });
  expect(reply.status).toBe(200);
  expect((await confirmEmailOf(service, world, person.id)).status).toBe(200);
  return { ...person, email };
}

/**
 * Requests a reset for this address and returns the reset mails there. To know that they have arrived, it
 * then requests one for another address and waits for that mail.
 */
async function resetsAt(email: string): Promise<string[]> {
  expect((await call('/auth/password/forgot/', { email })).status).toBe(200);
  const other = await personWithPassword(service, world);
  expect((await call('/auth/password/forgot/', { email: other.email })).status).toBe(200);
  expect(await mailsTo(mailDir, other.email)).toHaveLength(1);
  return (await mailsTo(mailDir, email, 0)).map(({ text }) => resetIn(text)).filter(Boolean);
}

describe('POST /api/v1/auth/password/forgot/', () => {
  test('rule 52: 200 and no mail to an address that a key or an admin changed', async () => {
    for (const as of [undefined, world.admin]) {
      const person = await moved(as);
      expect(await resetsAt(person.email)).toEqual([]);
    }
  });

  test('rule 52: the mail goes out once the person has signed in with the address', async () => {
    const person = await moved();
    expect((await login(service, world, person.email, { password: 'wrong' })).status).toBe(401);
    expect(await resetsAt(person.email)).toEqual([]);
    expect((await login(service, world, person.email)).status).toBe(200);
    const [token] = await resetsAt(person.email);
    expect((await call('/auth/password/reset/', { token, new_password: NEW })).status).toBe(200);
  });

  test('rule 52: with a second factor, the mail goes out after the code, not after the password alone', async () => {
    const person = await moved();
    const { secret } = await withSecondFactor(service, world, person);
    const { challenge_token } = (await login(service, world, person.email)).body.data;
    expect(await resetsAt(person.email)).toEqual([]);
    const verified = await call('/auth/login/verify/', { challenge_token, code: codeAt(secret) });
    expect(verified.status).toBe(200);
    expect(await resetsAt(person.email)).toHaveLength(1);
  });

  test('rule 52: neither a session from before nor its refresh counts as a sign-in with the new address', async () => {
    const person = await personWithPassword(service, world);
    const { refresh_token } = (await login(service, world, person.email)).body.data;
    const email = `later.${person.email}`;
    const patched = await service.request(world, 'PATCH', `/auth/users/${person.id}/`, {
      as: world.admin,
      body: { email, password: PASSWORD },
    });
    expect(patched.status).toBe(200);
    expect((await confirmEmailOf(service, world, person.id)).status).toBe(200);
    expect((await call('/auth/refresh/', { refresh_token })).status).toBe(200);
    expect(await resetsAt(email)).toEqual([]);
  });

  test('401 challenge_expired for a sign-in with the old address that waits for its code', async () => {
    const person = await personWithPassword(service, world);
    const { secret } = await withSecondFactor(service, world, person);
    const { challenge_token } = (await login(service, world, person.email)).body.data;
    await service.request(world, 'PATCH', `/auth/users/${person.id}/`, {
      as: world.admin,
      body: { email: `other.${person.email}`, password: PASSWORD },
    });
    await confirmEmailOf(service, world, person.id);
    const reply = await call('/auth/login/verify/', { challenge_token, code: codeAt(secret) });
    expect([reply.status, reply.body.data.code]).toEqual([401, 'challenge_expired']);
  });

  test('ten first sign-ins at once are all 200', async () => {
    const person = await moved();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => login(service, world, person.email, { password: PASSWORD })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

describe('POST /api/v1/auth/users/{user_id}/invite/', () => {
  test('rule 52: 200 for an admin’s session: mails a link to choose a password, and resets go to the new address', async () => {
    const person = await moved();
    const reply = await invite(person);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    const mails = await mailsTo(mailDir, person.email, 2);
    const token = mails.map(({ text }) => resetIn(text)).find(Boolean);
    expect((await call('/auth/password/reset/', { token, new_password: NEW })).status).toBe(200);
    expect((await login(service, world, person.email, { password: NEW })).status).toBe(200);
    expect((await resetsAt(person.email)).length).toBeGreaterThan(1);
    expect((await auditOf(world, person.id)).map(({ line }) => line)).toContain(
      'sent again invitation · dashboard',
    );
  });

  test('rule 52: 409 already_active for a key, and for a session if the address is proved', async () => {
    const person = await moved();
    for (const key of [
      await world.serviceKey(['people:write']),
      await world.personalKey(world.admin, ['people:write']),
    ]) {
      const refused = await invite(person, key);
      expect([refused.status, refused.body.data.code]).toEqual([409, 'already_active']);
    }
    expect(await resetsAt(person.email)).toEqual([]);
    expect((await login(service, world, person.email)).status).toBe(200);
    const again = await invite(person);
    expect([again.status, again.body.data.code]).toEqual([409, 'already_active']);
  });
});

const patch = (person: Person, email: string, as: { token: string } = world.admin) =>
  service.request(world, 'PATCH', `/auth/users/${person.id}/`, { as, body: { email, password: PASSWORD } });
const ask = (person: Person, body: object) => call('/auth/email/', body, person);
const addressOf = async ({ id }: Person) =>
  (await world.sql('SELECT email FROM users WHERE id = $1', [id]))[0]!['email'] as string;
const signsIn = async (email: string) => (await login(service, world, email)).status;

describe('POST /api/v1/auth/email/', () => {
  test('rule 52: changing one’s own address needs the password (422) and a confirmation', async () => {
    const person = await personWithPassword(service, world);
    const email = `own.${person.email}`;
    const wrong = await ask(person, { email, password: 'not the password' });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['password']]);
    expect((await ask(person, { email, password: PASSWORD })).status).toBe(200);
    expect(await addressOf(person)).toBe(person.email);
    const [told] = await mailsTo(mailDir, person.email);
    expect(told!.text).toContain('somebody who is signed in as you');
    expect((await confirmEmailOf(service, world, person.id)).status).toBe(200);
    expect(await addressOf(person)).toBe(email);
    // they have shown that they read it
    expect(await resetsAt(email)).toHaveLength(1);
  });

  test('422 for the current address and for an invalid one; 409 email_taken for somebody else’s', async () => {
    const person = await personWithPassword(service, world);
    const same = await ask(person, { email: person.email.toUpperCase(), password: PASSWORD });
    expect(same.status).toBe(422);
    expect((await ask(person, { email: 'none', password: PASSWORD })).status).toBe(422);
    for (const reply of [
      await ask(person, { email: world.employee.email, password: PASSWORD }),
      await patch(person, world.employee.email),
    ])
      expect([reply.status, reply.body.data.code]).toEqual([409, 'email_taken']);
  });
});

describe('POST /api/v1/auth/email/confirm/', () => {
  test('rule 52: 200 with the old address; the new one gets a code, the old one a notice; once confirmed, the new one signs in', async () => {
    const person = await personWithPassword(service, world);
    const email = `admins.${person.email}`;
    const reply = await patch(person, email);
    expect([reply.status, reply.body.data.email]).toEqual([200, person.email]);
    expect([await signsIn(person.email), await signsIn(email)]).toEqual([200, 401]);
    const [mail] = await mailsTo(mailDir, email);
    const [told] = await mailsTo(mailDir, person.email);
    expect(told!.subject).toContain('is to be changed');
    expect(told!.text).not.toContain('wfe_');
    const confirmed = await confirmEmail(service, world, /wfe_[\w-]{43}/.exec(mail!.text)![0]);
    expect([confirmed.status, confirmed.body.data]).toEqual([200, {}]);
    expect([await signsIn(person.email), await signsIn(email)]).toEqual([401, 200]);
    expect((await mailsTo(mailDir, person.email, 2)).at(-1)!.subject).toContain('was changed');
    expect((await auditLines(world, person.id)).map(({ line }) => line)).toEqual(
      expect.arrayContaining(['asked to change email of user · dashboard', 'updated user · dashboard']),
    );
  });

  test('rule 52: the admin’s other changes take effect at once', async () => {
    const person = await personWithPassword(service, world);
    const reply = await service.request(world, 'PATCH', `/auth/users/${person.id}/`, {
      as: world.admin,
      body: { email: `both.${person.email}`, job_title: 'Surveyor', password: PASSWORD },
    });
    expect(reply.body.data).toMatchObject({ email: person.email, job_title: 'Surveyor' });
  });

  test('422 errors.token for a code that is unknown, used, 24 hours old, or replaced by a newer one', async () => {
    const person = await personWithPassword(service, world);
    await patch(person, `first.${person.email}`);
    const first = await codeFor(world, person.id);
    await patch(person, `second.${person.email}`);
    const second = await codeFor(world, person.id);
    const tries = [
      await confirmEmail(service, world, 'wfe_nothing'),
      await confirmEmail(service, world, first),
    ];
    expect((await confirmEmail(service, world, second)).status).toBe(200);
    tries.push(await confirmEmail(service, world, second));
    await patch(person, `third.${person.email}`);
    await world.sql(
      `UPDATE one_time_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1 AND kind = 'email'`,
      [person.id],
    );
    tries.push(await confirmEmail(service, world, await codeFor(world, person.id)));
    for (const reply of tries)
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['token']]);
    expect(await addressOf(person)).toBe(`second.${person.email}`);
  });

  test('422 for somebody who was deactivated meanwhile', async () => {
    const person = await personWithPassword(service, world);
    await patch(person, `gone.${person.email}`);
    const code = await codeFor(world, person.id);
    await world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [person.id]);
    expect((await confirmEmail(service, world, code)).status).toBe(422);
  });

  test('two people confirm the same address: one 200, one 409 email_taken; one code is confirmed twice: one 422', async () => {
    const people = [await personWithPassword(service, world), await personWithPassword(service, world)];
    const email = `wanted.${people[0]!.email}`;
    for (const person of people) expect((await patch(person, email)).status).toBe(200);
    const codes = await Promise.all(people.map(({ id }) => codeFor(world, id)));
    const replies = await Promise.all(codes.map((code) => confirmEmail(service, world, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.data.code).toBe('email_taken');

    const person = await personWithPassword(service, world);
    await patch(person, `twice.${person.email}`);
    const code = await codeFor(world, person.id);
    const both = await Promise.all([confirmEmail(service, world, code), confirmEmail(service, world, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

/** Rule 52: what a sign-in address may be used for after somebody else changed it. */
import { describe, expect, test } from '@jest/globals';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import {
  BEHIND_PROXY,
  codeAt,
  elsewhere,
  login,
  PASSWORD,
  personWithPassword,
  withSecondFactor,
} from '../../support/signIn.ts';
import { auditOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';

const NEW = 'seven violet ladders hum';
const mailDir = openFolder('mails');
const { service, world } = await openWorld({ ...BEHIND_PROXY, mailDir });

const resetIn = (text: string) => /wfx_[\w-]{43}/.exec(text)?.[0] ?? '';
const call = (path: string, body: object | undefined, as: { token: string } | null = null) =>
  service.request(world, 'POST', path, { as, headers: elsewhere(), ...(body ? { body } : {}) });
const invite = (person: Person, as: { token: string } = world.admin) =>
  call(`/auth/users/${person.id}/invite/`, undefined, as);

/** A person whose address was changed; `email` is the new one. */
async function moved(as?: { token: string }): Promise<Person> {
  const person = await personWithPassword(service, world, { manager: world.manager });
  const email = `moved.${person.email}`;
  const reply = await service.request(world, 'PATCH', `/auth/users/${person.id}/`, {
    as: as ?? (await world.serviceKey(['people:write'])),
    body: { email },
  });
  expect(reply.status).toBe(200);
  return { ...person, email };
}

/**
 * Reset mails that arrive at an address after asking for one. Then asks for somebody else's and waits for that mail: by then
 * every earlier one has arrived.
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

  test('rule 52: with a second factor, it goes out after the code, and not after the password alone', async () => {
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
      body: { email },
    });
    expect(patched.status).toBe(200);
    expect((await call('/auth/refresh/', { refresh_token })).status).toBe(200);
    expect(await resetsAt(email)).toEqual([]);
  });

  test('401 challenge_expired for a sign-in with the old address that waits for its code', async () => {
    const person = await personWithPassword(service, world);
    const { secret } = await withSecondFactor(service, world, person);
    const { challenge_token } = (await login(service, world, person.email)).body.data;
    await service.request(world, 'PATCH', `/auth/users/${person.id}/`, {
      as: world.admin,
      body: { email: `other.${person.email}` },
    });
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
  test('rule 52: 200 by an admin’s session: a link to choose a password with, and resets go to the new address', async () => {
    const person = await moved();
    const reply = await invite(person);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    const [mail] = await mailsTo(mailDir, person.email);
    const token = resetIn(mail!.text);
    expect((await call('/auth/password/reset/', { token, new_password: NEW })).status).toBe(200);
    expect((await login(service, world, person.email, { password: NEW })).status).toBe(200);
    expect((await resetsAt(person.email)).length).toBeGreaterThan(1);
    expect((await auditOf(world, person.id)).map(({ line }) => line)).toContain(
      'sent again invitation · dashboard',
    );
  });

  test('rule 52: 409 already_active for a key, and for a session where the address is proved', async () => {
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

/** Helpers for people who sign in with a password and a second factor. */
import { TOTP, Secret } from 'otpauth';
import { hashRecoveryCode, newRecoveryCodes } from '../../src/auth/recoveryCodes.ts';
import type { Reply, Service } from './service.ts';
import type { Person, PersonOptions, World } from './world.ts';

export const PASSWORD = 'correct horse battery staple';

/** A header that a trusted proxy sends, with an unused client address: rate limits count by address. */
export function elsewhere(): Record<string, string> {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** Service options that let tests send requests from many client addresses. */
export const BEHIND_PROXY = { trustedProxies: ['127.0.0.0/8'] };

/** Creates a person who can sign in with `PASSWORD`. */
export async function personWithPassword(
  service: Service,
  world: World,
  options: PersonOptions = {},
): Promise<Person> {
  return world.person({ passwordHash: await service.app.services.passwords.hash(PASSWORD), ...options });
}

/** Gives everybody who is in the workspace now `PASSWORD`, so that they can confirm with it. */
export async function everybodyConfirms(service: Service, world: World): Promise<void> {
  const hash = await service.app.services.passwords.hash(PASSWORD);
  await world.sql('UPDATE users SET password_hash = $2 WHERE workspace_id = $1', [world.id, hash]);
}

export interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Enables a second factor by SQL. */
export async function withSecondFactor(
  service: Service,
  world: World,
  person: Person,
): Promise<SecondFactor> {
  const secret = new Secret({ size: 20 }).base32;
  const recoveryCodes = newRecoveryCodes();
  await world.sql(
    'INSERT INTO two_factor (workspace_id, user_id, secret_sealed, enabled_at) VALUES ($1, $2, $3, now())',
    [world.id, person.id, service.app.services.twoFactorSecrets.seal(secret)],
  );
  for (const code of recoveryCodes)
    await world.sql('INSERT INTO recovery_codes (workspace_id, user_id, code_hash) VALUES ($1, $2, $3)', [
      world.id,
      person.id,
      hashRecoveryCode(code),
    ]);
  return { secret, recoveryCodes };
}

/** The authenticator app's code at a time. */
export const codeAt = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Signs in from a new address, unless headers are given. */
export const login = (
  service: Service,
  world: World,
  email: string,
  { password = PASSWORD, headers = elsewhere(), device }: LoginOptions = {},
): Promise<Reply> =>
  service.request(world, 'POST', '/auth/login/', {
    body: { email, password, ...(device === undefined ? {} : { device_name: device }) },
    headers,
  });

export interface LoginOptions {
  password?: string;
  headers?: Record<string, string>;
  device?: string;
}

export interface SignedIn {
  person: Person;
  access_token: string;
  refresh_token: string;
}

/** Creates a person and signs in over the API. */
export async function signedIn(
  service: Service,
  world: World,
  options: PersonOptions = {},
): Promise<SignedIn> {
  const person = await personWithPassword(service, world, options);
  const reply = await login(service, world, person.email);
  if (reply.status !== 200) throw new Error(`could not sign in: ${reply.text}`);
  return { person, ...(reply.body.data as Omit<SignedIn, 'person'>) };
}

/** The id of the session that an access token belongs to. */
export const sessionIdOf = (accessToken: string): string =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;

/** People who sign in, with password and second factor. */
import { TOTP, Secret } from 'otpauth';
import { hashRecoveryCode, newRecoveryCodes } from '../../src/auth/recoveryCodes.ts';
import type { Reply, Service } from './service.ts';
import type { Person, PersonOptions, World } from './world.ts';

export const PASSWORD = 'correct horse battery staple';

/** A client address that nobody has used yet, as the header that a trusted proxy sends: limits count by address. */
export function elsewhere(): Record<string, string> {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** Service options with which tests can come from many addresses. */
export const BEHIND_PROXY = { trustedProxies: ['127.0.0.0/8'] };

/** A person who can sign in with `PASSWORD`. */
export async function personWithPassword(
  service: Service,
  world: World,
  options: PersonOptions = {},
): Promise<Person> {
  return world.person({ passwordHash: await service.app.services.passwords.hash(PASSWORD), ...options });
}

/** Lets everybody who is in the workspace by now confirm with `PASSWORD`. */
export async function everybodyConfirms(service: Service, world: World): Promise<void> {
  const hash = await service.app.services.passwords.hash(PASSWORD);
  await world.sql('UPDATE users SET password_hash = $2 WHERE workspace_id = $1', [world.id, hash]);
}

export interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Switches a second factor on by SQL, without the API. */
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

/** The code that the authenticator app shows at a time. */
export const codeAt = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Signs in, from a new address unless headers are given. */
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

/** A new person, signed in over the API. */
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

/** The session an access token belongs to. */
export const sessionIdOf = (accessToken: string): string =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;

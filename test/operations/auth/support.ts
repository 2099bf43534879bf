import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TOTP, Secret } from 'otpauth';
import { hashRecoveryCode, newRecoveryCodes } from '../../../src/auth/recoveryCodes.ts';
import type { Service } from '../../support/service.ts';
import type { Person, PersonOptions, World } from '../../support/world.ts';

export const PASSWORD = 'correct horse battery staple';

/** An address nobody has used yet, as the header a trusted proxy sends: limits count by address. */
export function elsewhere(): Record<string, string> {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** What a service needs so that tests can come from many addresses. */
export const BEHIND_PROXY = { trustedProxies: ['127.0.0.0/8'] };

/** Someone who can sign in with `PASSWORD`. */
export async function personWithPassword(
  service: Service,
  world: World,
  options: PersonOptions = {},
): Promise<Person> {
  return world.person({ passwordHash: await service.app.services.passwords.hash(PASSWORD), ...options });
}

export interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Switches a second factor on, without the API. */
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

/** What the authenticator app shows at a moment. */
export const codeAt = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Mails in the folder to an address, oldest first; waits for the first `count`, since they go out after the answer. */
export async function mailsTo(folder: string, address: string, count = 1): Promise<Mail[]> {
  for (let tries = 0; ; tries += 1) {
    const found = readMails(folder).filter(({ to }) => to === address);
    if (found.length >= count || tries === 50) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function readMails(folder: string): Mail[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder).sort();
  } catch {
    // no mail has been written yet
  }
  return names.map((name) => {
    const [head = '', ...text] = readFileSync(path.join(folder, name), 'utf8').split('\r\n\r\n');
    const header = (field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
    return { to: header('To'), subject: header('Subject'), text: text.join('\n\n') };
  });
}

export const auditLines = (world: World, resourceId: string): Promise<{ line: string; changes: object }[]> =>
  world.sql('SELECT line, changes FROM audit_log WHERE workspace_id = $1 AND resource_id = $2 ORDER BY id', [
    world.id,
    resourceId,
  ]);

export const notificationKinds = async (world: World, person: Person): Promise<string[]> =>
  (
    await world.sql('SELECT kind FROM notifications WHERE workspace_id = $1 AND user_id = $2 ORDER BY id', [
      world.id,
      person.id,
    ])
  ).map((row) => row['kind'] as string);

export interface EventBody {
  event: string;
  occurred_at: string;
  actor: { id: string; email: string; name: string };
  data: Record<string, unknown>;
}

/** Bodies of the events of a kind. */
export const eventBodies = async (world: World, kind: string): Promise<EventBody[]> =>
  (
    await world.sql('SELECT body FROM events WHERE workspace_id = $1 AND kind = $2 ORDER BY id', [
      world.id,
      kind,
    ])
  ).map((row) => JSON.parse(row['body'] as string) as EventBody);

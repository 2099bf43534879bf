/** Functions that make new records for the `ids` of a row. They write with SQL, not through the service. */
import { randomBytes } from 'node:crypto';
import { newOneTimeToken, type OneTimeKind } from '../../src/auth/oneTimeTokens.ts';
import { sha256 } from '../../src/lib/sha256.ts';
import type { Person } from '../support/world.ts';
import type { Place } from './row.ts';

/** Inserts a row and returns its id. */
export async function put(at: Place, table: string, row: Record<string, unknown>): Promise<string> {
  const columns = ['workspace_id', ...Object.keys(row)];
  const [written] = await at.sql(
    `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map((_, index) => `$${index + 1}`).join()}) RETURNING id`,
    [at.id, ...Object.values(row)],
  );
  return written!['id'] as string;
}

/** A small file with its bytes, uploaded by this person. */
export async function putFile(
  at: Place,
  person: Pick<Person, 'id'>,
  file: { kind: string; filename: string; content_type: string },
): Promise<string> {
  const bytes = Buffer.from('%PDF-');
  const about = { owner_id: person.id, size: bytes.length, sha256: sha256(bytes) };
  const id = await put(at, 'files', { ...file, ...about });
  await at.sql('INSERT INTO file_chunks (workspace_id, file_id, n, bytes) VALUES ($1, $2, 0, $3)', [
    at.id,
    id,
    bytes,
  ]);
  return id;
}

/** A Monday in a coming year, a different one on each call. */
export function freshMonday(at: Place): string {
  const day = new Date(Date.UTC(new Date(at.service.now()).getUTCFullYear() + 1, 0, 4 + 7 * at.next()));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

const hours = new WeakMap<object, number>();

/** Half an hour in the past, a different one on each call. */
export function freshSpan(at: Place): { started_at: string; ended_at: string } {
  // counted from one hour: with that of each call, two calls on both sides of a full hour would get the same span
  const hour = hours.get(at.service) ?? Math.floor(at.service.now() / 3_600_000);
  hours.set(at.service, hour);
  const start = (hour - 1 - at.next()) * 3_600_000;
  return {
    started_at: new Date(start).toISOString(),
    ended_at: new Date(start + 1_800_000).toISOString(),
  };
}

/** A new person with the same manager as this person. */
export const colleagueOf = (at: Place, { id }: Person, role: Person['role'] = 'employee'): Promise<Person> =>
  at.person({
    role,
    passwordHash: at.passwordHash,
    manager: id === at.stranger.id ? at.otherManager : at.manager,
  });

export const user = async (at: Place, person: Person) => ({ user_id: (await colleagueOf(at, person)).id });

/** A day off that waits for a decision. */
export async function absence(at: Place, person: Person): Promise<{ absence_id: string }> {
  const date = freshMonday(at);
  const slot = (Date.parse(date) / 86_400_000) * 2;
  const by = { id: person.id, email: person.email, name: person.name };
  const absence_id = await put(at, 'absences', {
    employee_id: person.id,
    policy_id: at.vacation,
    start_date: date,
    end_date: date,
    slots: `[${slot},${slot + 2})`,
    days: '1',
    status: 'requested',
    requested_by: by,
  });
  await put(at, 'leave_ledger', {
    employee_id: person.id,
    policy_id: at.vacation,
    year: Number(date.slice(0, 4)),
    kind: 'reserve',
    days: '1',
    effective_on: date,
    absence_id,
    created_by: by,
  });
  return { absence_id };
}

export const entry = async (at: Place, person: Person) => ({
  entry_id: await put(at, 'time_entries', {
    ...freshSpan(at),
    employee_id: person.id,
    timezone: 'UTC',
    source: 'manual',
  }),
});

/** Starts a person's clock. A person has at most one running clock, and no entry may overlap it. */
export async function runningClock(at: Place, person: Person): Promise<void> {
  await at.sql('DELETE FROM time_entries WHERE employee_id = $1', [person.id]);
  await put(at, 'time_entries', {
    employee_id: person.id,
    started_at: new Date(at.service.now() - 1000).toISOString(),
    timezone: 'UTC',
    source: 'clock',
  });
}

export const noClock = (at: Place, { id }: Person) =>
  at.sql('DELETE FROM time_entries WHERE employee_id = $1 AND ended_at IS NULL', [id]);

/** A new person whose clock is running. */
export async function clocked(at: Place, person: Person): Promise<{ user_id: string }> {
  const someone = await colleagueOf(at, person);
  await runningClock(at, someone);
  return { user_id: someone.id };
}

/** A new report of this manager. For any other role, the employee. */
export const reportOf = (at: Place, { id }: Person): { employee_id: string } => ({
  employee_id: (id === at.otherManager.id ? at.stranger : at.employee).id,
});

/** A day up to which a period may be locked: a later one on each call, and always far in the past. */
export const freshLock = (at: Place) => new Date(Date.UTC(2020, 0, at.next())).toISOString().slice(0, 10);

export const lock = async (at: Place) => ({
  lock_id: await put(at, 'period_locks', { locked_through: freshLock(at) }),
});

export const holiday = async (at: Place) => ({
  holiday_id: await put(at, 'holidays', { date: freshMonday(at), name: 'Founding day' }),
});

/** A leave type that nobody has used. */
export async function policy(at: Place): Promise<{ policy_id: string }> {
  const policy_id = await put(at, 'policies', { name: `Leave ${at.next()}`, position: 9 });
  await at.sql(
    `INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules)
     SELECT workspace_id, $2, effective_from, rules FROM policy_versions WHERE policy_id = $1`,
    [at.vacation, policy_id],
  );
  return { policy_id };
}

export const apiKey = async (at: Place, person: Person) => ({
  key_id: (await at.personalKey(person, ['time:read'])).id,
});

export const webhook = async (at: Place) => ({
  webhook_id: await put(at, 'webhooks', {
    url: 'https://127.0.0.1:8443/hook',
    events: ['webhook.ping'],
    secret_sealed: at.service.app.services.webhookSecrets.seal(`whsec_${randomBytes(24).toString('base64')}`),
    secret_hint: '…0000',
  }),
});

/** A failed delivery, with its webhook. */
export async function delivery(at: Place): Promise<{ webhook_id: string; delivery_id: string }> {
  const { webhook_id } = await webhook(at);
  const event_id = await put(at, 'events', {
    kind: 'webhook.ping',
    occurred_at: new Date(at.service.now()),
    body: JSON.stringify({
      event: 'webhook.ping',
      occurred_at: new Date(at.service.now()).toISOString().replace('Z', '+00:00'),
      actor: { id: at.admin.id, email: at.admin.email, name: at.admin.name },
      data: { webhook_id, message: 'ping' },
    }),
  });
  const delivery_id = await put(at, 'deliveries', {
    webhook_id,
    event_id,
    kind: 'webhook.ping',
    status: 'failed',
    settled_at: new Date(at.service.now()),
  });
  return { webhook_id, delivery_id };
}

export const notification = async (at: Place, person: Person) => ({
  notification_id: await put(at, 'notifications', {
    user_id: person.id,
    kind: 'test',
    title: 'Title',
    body: '',
  }),
});

export const auditEntry = async (at: Place, person: Person) => ({
  entry_id: await put(at, 'audit_log', {
    action: 'created',
    resource_type: 'time_entry',
    actor: { id: person.id, email: person.email, name: person.name },
    actor_id: person.id,
    source: 'dashboard',
    line: 'created time_entry · dashboard',
  }),
});

/** A one-time token of this person, as the service mails or returns it. */
export async function oneTimeToken(at: Place, { id }: Person, kind: OneTimeKind): Promise<string> {
  const { token, hash } = newOneTimeToken(kind);
  await put(at, 'one_time_tokens', {
    user_id: id,
    kind,
    token_hash: hash,
    context: { device_name: null },
    expires_at: new Date(at.service.now() + 60_000),
  });
  return token;
}

const newSession = (at: Place, { id }: Person, seed = randomBytes(16)): Promise<string> =>
  put(at, 'sessions', { user_id: id, seed, expires_at: new Date(at.service.now() + 3_600_000) });

export const session = async (at: Place, person: Person) => ({ session_id: await newSession(at, person) });

/** A refresh token of a new session. */
export async function refreshToken(at: Place, person: Person): Promise<string> {
  const seed = randomBytes(16);
  return at.service.app.services.tokens.refresh(await newSession(at, person, seed), 0, seed);
}

/** Restores everything that a call may have ended for a person: password, sessions and keys. */
export async function restored(at: Place, { id }: Person): Promise<void> {
  await at.sql('UPDATE users SET password_hash = $2 WHERE id = $1', [id, at.passwordHash]);
  await at.sql('UPDATE sessions SET revoked_at = NULL WHERE user_id = $1', [id]);
  await at.sql('UPDATE api_keys SET revoked_at = NULL WHERE owner_id = $1', [id]);
  at.service.app.services.accessChanged(at.id);
}

/**
 * The people who write and what they write about: a workspace with people, leave, categories, accounts and
 * webhooks.
 */
import { randomUUID } from 'node:crypto';
import type { World } from '../../../support/world.ts';
import type { Call } from './clients.ts';
import { VACATION } from '../../../support/leaveRules.ts';

export interface Someone {
  id: string;
  token: string;
}

export interface Site {
  employees: Someone[];
  /** The key of a person who decides on absences and claims. */
  reviewer: string;
  /** An access token of the admin, for calls that keys cannot make. */
  adminToken(): string;
  policy: string;
  category: string;
  /**
   * Ids of webhooks: a steady receiver, one that fails at times, one that refuses everything, one whose
   * webhook is changed.
   */
  steady: string;
  moody: string;
  never: string;
  changed: string;
  /** Signing secrets by webhook id. */
  secrets: Map<string, string>;
  /** Minutes since 1970 at which the first entries start. */
  firstMinute: number;
}

const LEAVE = {
  ...VACATION,
  annual_days: '300',
  prorate: false,
  carry_over_max: '0',
  carry_over_expires: null,
};

const ENTRIES = ['time_entry.created', 'time_entry.updated', 'time_entry.deleted'];
const ABSENCES = ['absence.requested', 'absence.approved', 'absence.denied', 'absence.cancelled'];
const CLAIMS = ['expense.submitted', 'expense.approved', 'expense.denied'];
const WANTED = {
  steady: [...ENTRIES, ...ABSENCES, ...CLAIMS, 'payment.completed'],
  moody: ['time_entry.created', ...ABSENCES],
  never: ['expense.denied'],
};

/** Creates the workspace. `urls` are the addresses of the webhooks. */
export async function settle(
  world: World,
  {
    call,
    adminToken,
    urls,
  }: { call: Call; adminToken: () => string; urls: Record<'steady' | 'moody' | 'never', string> },
): Promise<Site> {
  const policy = randomUUID();
  await world.sql(
    `INSERT INTO policies (workspace_id, id, name, position) VALUES ($1, $2, 'Much leave', 3)`,
    [world.id, policy],
  );
  await world.sql(
    `INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules) VALUES ($1, $2, '2000-01-01', $3)`,
    [world.id, policy, LEAVE],
  );
  const [category] = await world.sql<{ id: string }>(
    `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'expense-categories', 'travel', 'Travel') RETURNING id`,
    [world.id],
  );
  const people = [world.employee, world.colleague, world.stranger];
  while (people.length < 5)
    people.push(await world.person({ first: `Person ${people.length}`, manager: world.manager }));
  const employees: Someone[] = [];
  for (const one of people) {
    const { token } = await world.personalKey(one, ['time:write', 'absences:write', 'expenses:write']);
    employees.push({ id: one.id, token });
    await world.sql(
      `INSERT INTO payment_methods (workspace_id, user_id, kind, label, holder_name, details_sealed, masked, reach, currency_code, is_default)
       VALUES ($1, $2, 'paypal', 'Account', 'Person Test', $3, 'p…@example.test', 'none', 'EUR', true)`,
      // never decrypted in this test
      [world.id, one.id, Buffer.from('sealed')],
    );
  }
  const reviewer = await world.personalKey(world.admin, [
    'absences:approve',
    'expenses:approve',
    'team:read',
  ]);
  const secrets = new Map<string, string>();
  const hook = async (url: string, events: string[]): Promise<string> => {
    const { status, body } = await call('POST', '/platform/webhooks/', adminToken(), { url, events }, {});
    if (status !== 201) throw new Error(`POST /platform/webhooks/: ${status} ${JSON.stringify(body)}`);
    secrets.set(body.data.id as string, body.data.secret as string);
    return body.data.id as string;
  };
  return {
    employees,
    reviewer: reviewer.token,
    adminToken,
    policy,
    category: category!.id,
    steady: await hook(urls.steady, WANTED.steady),
    moody: await hook(urls.moody, WANTED.moody),
    never: await hook(urls.never, WANTED.never),
    changed: await hook(urls.steady, ['invoice.issued']),
    secrets,
    // each round has 4,000 minutes, which is room for more than 800 rounds
    firstMinute: Math.floor(Date.UTC(2020, 5, 1) / 60_000),
  };
}

/** The events that each webhook subscribes to, by webhook id. */
export const wantedBy = ({ steady, moody, never }: Site): Map<string, readonly string[]> =>
  new Map([
    [steady, WANTED.steady],
    [moody, WANTED.moody],
    [never, WANTED.never],
  ]);

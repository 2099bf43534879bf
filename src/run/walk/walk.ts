/**
 * The walk of the README, printed step by step: an employee requests a day off with an API key, the manager
 * approves it, and a webhook reports both. Deletes what it creates, except the day off.
 */
import type { FirstRun } from '../start/firstRun.ts';
import { callerOf, WalkError, type Caller } from './caller.ts';
import type { Post } from './post.ts';

export interface WalkOptions {
  firstRun: FirstRun;
  /** The receiver of this walk, which verifies with the secret that the walk passes to it. */
  post: Post;
  print(line: string): void;
  now?: number;
}

const DAY = 24 * 60 * 60 * 1000;
const EVENTS = ['absence.requested', 'absence.approved'];

export async function walk({ firstRun, post, print, now = Date.now() }: WalkOptions): Promise<void> {
  const caller = callerOf(firstRun, print);
  const { call } = caller;
  const step = (title: string) => print(`\n${title}`);
  const { users } = firstRun.workspaces[0]!;

  step('Sign in as employee, manager and admin.');
  const [employee, manager, admin] = await inTurn(['employee', 'manager', 'admin'], async (role) => {
    const { email, password } = users.find((user) => user.role === role)!;
    const { access_token } = await call('POST', '/auth/login/', {
      body: { email, password },
      says: () => email,
    });
    return { token: access_token!, password };
  });

  step('The employee makes an API key. Its secret is shown once.');
  const { id: keyId, secret: key } = await call('POST', '/platform/api-keys/', {
    as: employee!.token,
    body: {
      name: 'Walk',
      kind: 'personal',
      scopes: ['absences:read', 'absences:write'],
      password: employee!.password,
    },
    says: ({ secret }) => `${secret!.slice(0, 13)}…`,
  });
  const made = [{ path: `/platform/api-keys/${keyId}/`, as: employee!.token }];
  try {
    step('With the key: how much vacation is left?');
    await call('GET', '/pto/balance/', { as: key, says: balances });

    step(`The admin registers a webhook, which this walk receives at ${post.url}.`);
    const webhook = await caller.callUnless('url_not_public', 'POST', '/platform/webhooks/', {
      as: admin!.token,
      body: { url: post.url, description: 'Walk', events: EVENTS },
      says: ({ secret }) => `signed with ${secret!.slice(0, 10)}…`,
    });
    if (!webhook) throw new WalkError(withoutReceiver(post));
    made.push({ path: `/platform/webhooks/${webhook['id']!}/`, as: admin!.token });
    post.learn(webhook['secret']!);

    step('With the key: a day off, please. The manager approves it.');
    const absence = await requested(caller, key!, now);
    await call('POST', `/pto/admin/requests/${absence}/approve/`, {
      as: manager!.token,
      says: ({ status }) => status!,
    });

    step(
      'Both events arrive, signed. In the Temporal UI the workflow webhook-sender-… shows how many were sent.',
    );
    const missing = await post.arrived(EVENTS, (line) => print(`   ${line}`));
    if (missing.length > 0) {
      step('What the service knows of it:');
      await whyNot(caller, webhook['id']!, admin!.token);
      throw new WalkError(`${missing.join(' and ')} did not arrive. ${withoutReceiver(post)}`);
    }
  } finally {
    step('The walk takes away what it made. The day off stays.');
    for (const { path, as } of made.reverse()) await call('DELETE', path, { as });
  }
}

const balances = (data: { policy: { name: string }; available: string | null }[]): string =>
  data.map(({ policy, available }) => `${policy.name} ${available ?? 'as needed'}`).join(', ');

/** Requests the first free Monday from six weeks on. */
async function requested({ call, callUnless }: Caller, key: string, now: number): Promise<string> {
  const policies = await call<{ id: string; name: string }[]>('GET', '/pto/policies/', { as: key });
  const policy_id = policies.find(({ name }) => name === 'Vacation')!.id;
  const first = now + 42 * DAY;
  const monday = first + ((8 - new Date(first).getUTCDay()) % 7) * DAY;
  for (let week = 0; week < 40; week += 1) {
    const date = new Date(monday + week * 7 * DAY).toISOString().slice(0, 10);
    const absence = await callUnless('absence_overlap', 'POST', '/pto/requests/', {
      as: key,
      body: { policy_id, start_date: date, end_date: date },
      says: ({ status }) => `${date}, ${status!}`,
    });
    if (absence) return absence['id']!;
  }
  throw new WalkError('Every Monday of the next months is taken. Delete the data folder to start over.');
}

interface DeliveryDetail {
  event: string;
  attempts: { error: string | null; response_code: number | null }[];
}

/** Prints the answer or the error of the last attempt of each delivery. */
async function whyNot({ call }: Caller, webhook: string, as: string): Promise<void> {
  const at = `/platform/webhooks/${webhook}/deliveries/`;
  for (const { id } of await call<{ id: string }[]>('GET', at, { as }))
    await call<DeliveryDetail>('GET', `${at}${id}/`, {
      as,
      says: ({ event, attempts }) =>
        `${event}: ${attempts.at(-1)?.error ?? attempts.at(-1)?.response_code ?? 'not tried yet'}`,
    });
}

const withoutReceiver = ({
  caFile,
}: Post): string => `The service calls public addresses with public certificates only. To let it reach this walk, start it with
these; the first makes the waits between its attempts short

  WEBHOOK_RETRY_SCHEDULE=2s,5s,10s,20s,40s \\
  WEBHOOK_ALLOWED_NETWORKS=127.0.0.0/8,::1/128 WEBHOOK_CA_FILE=${caFile} npm start`;

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

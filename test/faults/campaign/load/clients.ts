/**
 * The load: people who write through the API, with random choices of their own. What a person does follows
 * from the seed; which record they use depends on the answers.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf, type Random } from '../random.ts';
import { expectedOf, type Memory, type Write, type WriteKind } from './memory.ts';
import type { Site, Someone } from './people.ts';

export interface Answer {
  status: number;
  body: { data: any; code?: string; detail?: string };
}
/** Calls the API. Rejects if the connection was cut. */
export type Call = (
  method: string,
  where: string,
  token: string,
  body: object | undefined,
  headers: Record<string, string>,
) => Promise<Answer>;

export interface LoadOptions {
  seed: number;
  round: number;
  call: Call;
  site: Site;
  memory: Memory;
  /** Milliseconds between two writes of a person. */
  pause: number;
  /** Called for every acknowledged write, with the time at which it was sent. */
  onAcknowledged?: (sentAt: number) => void;
}

export interface Load {
  /**
   * Stops once every call has ended. Calls that were cut off are first sent again with their Idempotency-Key.
   */
  stop(): Promise<void>;
}

/** Known records that can be changed. */
interface Open {
  entries: { id: string; owner: Someone }[];
  absences: { id: string; owner: Someone }[];
  claims: { id: string }[];
  payments: { id: string }[];
}

interface Attempt {
  kind: WriteKind;
  who: string;
  method: string;
  where: string;
  body?: object;
  record?: string;
}

export function startLoad(options: LoadOptions): Load {
  const { seed, round, site, memory, pause } = options;
  const open: Open = { entries: [], absences: [], claims: [], payments: [] };
  const cutOff: (() => Promise<unknown>)[] = [];
  let ending = false;
  let minute = 0;

  async function write(random: Random, name: string, attempt: Attempt): Promise<string | null> {
    const made: Write = {
      name,
      kind: attempt.kind,
      answer: 'unknown',
      record: attempt.record ?? null,
      said: 'cut off',
    };
    memory.writes.push(made);
    const once = async (): Promise<boolean> => {
      const { call, onAcknowledged } = options;
      const sentAt = Date.now();
      try {
        const { status, body } = await call(attempt.method, attempt.where, attempt.who, attempt.body, {
          'x-request-id': made.name,
          'idempotency-key': made.name,
        });
        made.said = `${status} ${body.code ?? body.detail ?? ''}`;
        if (status >= 500 || body.code === 'idempotency_in_progress') return false;
        made.answer = status < 300 ? 'acknowledged' : 'refused';
        if (made.answer === 'acknowledged') {
          made.record ??= body.data.id as string;
          onAcknowledged?.(sentAt);
        }
        return true;
      } catch (error) {
        made.said = (error as Error).message;
        return false;
      }
    };
    // a create may be repeated with its Idempotency-Key; a change may not
    const again = expectedOf(made.kind).makes && random.next() < 0.5;
    if (!(await once()) && again) cutOff.push(once);
    return made.answer === 'acknowledged' ? made.record : null;
  }

  /** A one-minute entry at a time that nobody has used: rounds and people have minutes of their own. */
  const newMinute = () => {
    const at = site.firstMinute + round * 4_000 + (minute += 1);
    return {
      started_at: new Date(at * 60_000).toISOString(),
      ended_at: new Date((at + 1) * 60_000).toISOString(),
    };
  };

  async function employee(one: Someone, random: Random, name: () => string): Promise<void> {
    const draw = random.next();
    const entry = async (span: object) => {
      const called = name();
      const id = await write(random, called, {
        ...{ kind: 'entry', who: one.token, method: 'POST', where: '/tracking/entries/' },
        body: { ...span, description: called },
      });
      if (id) open.entries.push({ id, owner: one });
    };
    if (draw < 0.35) return entry(newMinute());
    if (draw < 0.5) {
      // two entries for the same minute at the same moment: at most one may be accepted
      const span = newMinute();
      await Promise.all([entry(span), entry(span), entry(span)]);
      return;
    }
    if (draw < 0.6) {
      const own = takeOwn(open.entries, one);
      if (!own) return;
      const where = `/tracking/entries/${own.id}/`;
      const edited = {
        kind: 'edit',
        who: one.token,
        method: 'PATCH',
        where,
        body: { billable: true },
      } as const;
      await write(random, name(), { ...edited, record: own.id });
      if (random.next() < 0.5)
        await write(random, name(), {
          ...{ kind: 'remove', who: one.token, method: 'DELETE', where },
          record: own.id,
        });
      return;
    }
    if (draw < 0.8) {
      const called = name();
      const day = new Date(Date.UTC(2026, 0, 1 + random.int(0, 364))).toISOString().slice(0, 10);
      const id = await write(random, called, {
        ...{ kind: 'absence', who: one.token, method: 'POST', where: '/pto/requests/' },
        body: { policy_id: site.policy, start_date: day, end_date: day, note: called },
      });
      if (id) open.absences.push({ id, owner: one });
      return;
    }
    if (draw < 0.85) {
      const own = open.absences.find(({ owner }) => owner === one);
      if (!own) return;
      const where = `/pto/requests/${own.id}/cancel/`;
      await write(random, name(), { kind: 'cancel', who: one.token, method: 'POST', where, record: own.id });
      return;
    }
    const called = name();
    const item = { spent_on: '2026-06-01', category_id: site.category };
    const id = await write(random, called, {
      ...{ kind: 'claim', who: one.token, method: 'POST', where: '/reimbursements/' },
      body: {
        ...{ title: called, currency: 'EUR' },
        items: [
          { ...item, amount: `${random.int(1, 90)}.40` },
          { ...item, amount: '3.10' },
        ],
      },
    });
    if (id) open.claims.push({ id });
  }

  async function admin(random: Random, name: () => string): Promise<void> {
    const as = (kind: WriteKind, where: string, record: string, body?: object): Attempt => ({
      ...{ kind, who: site.reviewer, method: 'POST', where, record },
      ...(body ? { body } : {}),
    });
    /** Sends both at the same moment, in either order: only one may decide. */
    const together = async (both: Attempt[]) => {
      if (random.next() < 0.5) both.reverse();
      await Promise.all(both.map((one) => write(random, name(), one)));
    };
    const draw = random.next();
    const absence = draw < 0.35 && open.absences.shift();
    if (absence) {
      const at = `/pto/admin/requests/${absence.id}`;
      return together([
        as('approve', `${at}/approve/`, absence.id, {}),
        as('deny', `${at}/deny/`, absence.id, { reason: 'Inventory' }),
      ]);
    }
    const claim = draw < 0.6 && open.claims.shift();
    if (claim) {
      const at = `/reimbursements/admin/${claim.id}`;
      return together([
        as('accept', `${at}/approve/`, claim.id, {}),
        as('refuse', `${at}/deny/`, claim.id, { reason: 'Private' }),
      ]);
    }
    const payment = draw < 0.7 && open.payments.shift();
    if (payment) {
      const where = `/payments/admin/${payment.id}/complete/`;
      await write(random, name(), { ...as('complete', where, payment.id, {}), who: site.adminToken() });
      return;
    }
    if (draw < 0.85) {
      const called = name();
      const id = await write(random, called, {
        ...{ kind: 'payment', who: site.adminToken(), method: 'POST', where: '/payments/admin/' },
        body: {
          ...{ employee_id: random.pick(site.employees).id, kind: 'bonus', amount: '12.50', currency: 'EUR' },
          ...{ pay_on: '2026-12-18', note: called },
        },
      });
      if (id) open.payments.push({ id });
      return;
    }
    if (draw < 0.92) {
      const where = `/platform/webhooks/${site.changed}/`;
      const called = name();
      await write(random, called, {
        ...{ kind: 'webhook', who: site.adminToken(), method: 'PATCH', where, record: site.changed },
        body: { description: called },
      });
      return;
    }
    const sent = [...memory.received].filter(([, { webhook }]) => webhook === site.steady);
    if (sent.length === 0) return;
    const [delivery] = random.pick(sent);
    const where = `/platform/webhooks/${site.steady}/deliveries/${delivery}/resend/`;
    await write(random, name(), { ...as('resend', where, delivery), who: site.adminToken() });
  }

  const run = async (who: string, step: (random: Random, name: () => string) => Promise<void>) => {
    const random = randomOf(seed, round, who);
    let count = 0;
    const name = () => `w${seed}.${round}.${who}.${(count += 1)}`;
    while (!ending) {
      await step(random, name);
      await sleep(pause * (0.5 + random.next()));
    }
  };
  const running = [
    ...site.employees.map((one, index) => run(`e${index}`, (random, name) => employee(one, random, name))),
    run('admin', admin),
  ];
  return {
    async stop() {
      ending = true;
      await Promise.all(running);
      // calls that were cut off are repeated, and get the answer of the first time
      for (const again of cutOff)
        for (let tries = 0; tries < 5 && !(await again()); tries += 1) await sleep(300);
    },
  };
}

function takeOwn<Item extends { owner: Someone }>(items: Item[], owner: Someone): Item | undefined {
  const at = items.findIndex((one) => one.owner === owner);
  return at < 0 ? undefined : items.splice(at, 1)[0];
}

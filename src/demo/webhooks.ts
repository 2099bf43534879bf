/**
 * Webhooks of the demo, with what was delivered to them in the last weeks. Their hosts are names under `.example.test`,
 * which no resolver knows: nothing leaves the machine. Nothing is due either: deliveries are settled, or held by a pause.
 */
import type { EventKind } from '../generated/events.ts';
import type { Sealer } from '../secrets/sealed.ts';
import { newWebhookSecret } from '../webhooks/transport/sign.ts';
import { given, type Given, type Receiver } from './deliveries.ts';
import type { Journal, LaidEvent, Told } from './journal.ts';
import type { People, Person } from './people.ts';
import { iso, type Stage } from './stage.ts';
import { bytes } from './write.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ABSENCES: readonly EventKind[] = [
  'absence.requested',
  'absence.approved',
  'absence.denied',
  'absence.cancelled',
];

export interface Webhook extends Receiver {
  url: string;
  description: string;
  /** Who pings it, and when: the ping shows in its deliveries whatever it is subscribed to. */
  pinged: number | null;
}

/** Nobody has left in these weeks: what the event looks like was tried with a sample. */
const SAMPLE: Told = {
  kind: 'employee.deactivated',
  data: {
    id: '0193a000-0000-7000-8000-000000000031',
    email: 'sample.person@example.test',
    name: 'Sample Person',
    role: 'employee',
    status: 'deactivated',
    last_day: '2027-06-30',
    sample: true,
  },
};

/** A healthy one, one that has been down since two days, and a paused one. */
export function castWebhooks(stage: Stage): Webhook[] {
  const at = (days: number, hour: number) => stage.quiet - days * DAY - (18 - hour) * HOUR;
  const webhook = (fields: Omit<Webhook, 'id'>): Webhook => ({ id: stage.id(fields.created), ...fields });
  return [
    webhook({
      url: 'https://payroll.example.test/hooks/workforce',
      description: 'Payroll export',
      events: [
        ...ABSENCES,
        'time_entry.created',
        'time_entry.updated',
        'time_entry.deleted',
        'employee.created',
        'employee.deactivated',
      ],
      created: at(140, 10),
      downSince: null,
      pausedAt: null,
      pinged: at(12, 11),
      address: '203.0.113.25',
    }),
    webhook({
      url: 'https://calendar.example.test/absences',
      description: 'Team calendar',
      events: [...ABSENCES, 'employee.created'],
      created: at(24, 14),
      // in the morning of the day before yesterday
      downSince: at(0, 9),
      pausedAt: null,
      pinged: at(0, 16),
      address: '203.0.113.80',
    }),
    webhook({
      url: 'https://display.example.test/presence',
      description: 'Display in the hall, being rebuilt',
      events: ['clock.stopped'],
      created: at(7, 9),
      downSince: null,
      pausedAt: at(3, 12),
      pinged: null,
      address: '203.0.113.112',
    }),
  ];
}

/** What setting them up and pinging them left in the journal; before the journal is laid. */
export function announceWebhooks(journal: Journal, webhooks: readonly Webhook[], people: People): void {
  const admin = people.the('ada');
  for (const webhook of webhooks) {
    const { id, url, created, pinged, pausedAt, downSince } = webhook;
    const act = (at: number, action: string, data: Partial<Parameters<Journal['act']>[0]> = {}) =>
      journal.act({
        at,
        by: journal.by(admin, at, 'webhooks:manage'),
        action,
        resource: 'webhook',
        id,
        ...data,
      });
    act(created, 'created', {
      changes: { url: [null, `${new URL(url).origin}/…`], events: [null, webhook.events] },
    });
    if (pausedAt !== null) act(pausedAt, 'updated', { changes: { status: ['active', 'paused'] } });
    if (pinged !== null)
      act(pinged, 'pinged', {
        events: [{ kind: 'webhook.ping', data: { webhook_id: id, message: 'ping' } }],
      });
    if (webhook.events.includes('employee.deactivated') && pinged !== null)
      act(pinged + 240_000, 'sent a sample to', { events: [SAMPLE] });
    if (downSince !== null)
      for (const person of people.all) if (person.role === 'admin') tellOfFailing(journal, person, webhook);
  }
}

function tellOfFailing(journal: Journal, to: Person, { id, description, downSince }: Webhook): void {
  journal.tell({
    // a day after its first failure, which came some hours later
    at: downSince! + DAY + 9 * HOUR,
    to,
    kind: 'webhook.failing',
    title: 'A webhook has been failing for a day',
    body: `${description}: no delivery has been acknowledged in that time.`,
    resource: { type: 'webhook', id },
  });
}

/** The webhooks, and for each event that they want, what became of it. */
export function layWebhooks(
  stage: Stage,
  webhooks: readonly Webhook[],
  events: readonly LaidEvent[],
  sealer: Sealer,
): void {
  const random = stage.random('deliveries');
  for (const webhook of webhooks) {
    const { id, url, created, pausedAt, pinged } = webhook;
    const secret = newWebhookSecret();
    const mine = events.filter(({ kind, at }) =>
      kind === 'webhook.ping' ? at === pinged : at > created && webhook.events.includes(kind),
    );
    const unlucky = webhook.downSince === null && pausedAt === null ? Math.floor(mine.length / 4) : -1;
    const deliveries = mine.map((event, index) => given(stage, random, webhook, event, index === unlucky));
    const refused = deliveries.find((one) => one.status === 'failed');
    stage.put('webhooks', {
      id,
      created_at: iso(created),
      updated_at: iso(pausedAt ?? created),
      version: pausedAt === null ? 1 : 2,
      url,
      events: webhook.events,
      secret_sealed: bytes(sealer.seal(secret)),
      secret_hint: `…${secret.slice(-4)}`,
      status: pausedAt === null ? 'active' : 'paused',
      failing_since: webhook.downSince !== null && refused ? iso(refused.attempts[0]!.started) : null,
      description: webhook.description,
    });
    for (const delivery of deliveries) layDelivery(stage, id, delivery);
  }
}

function layDelivery(stage: Stage, webhookId: string, delivery: Given): void {
  const { id, event, status, attempts, resends } = delivery;
  const last = attempts.at(-1);
  stage.put('deliveries', {
    id,
    created_at: iso(event.at),
    updated_at: iso(last?.finished ?? event.at),
    version: 1 + attempts.length,
    webhook_id: webhookId,
    event_id: event.id,
    kind: event.kind,
    status,
    attempt_count: attempts.length,
    resends,
    response_code: last?.code ?? null,
    settled_at: last ? iso(last.finished) : null,
  });
  attempts.forEach((attempt, index) => {
    const { answer } = attempt;
    stage.put('delivery_attempts', {
      id: stage.id(attempt.started),
      created_at: iso(attempt.started),
      delivery_id: id,
      number: index + 1,
      resend: attempt.resend,
      started_at: iso(attempt.started),
      finished_at: iso(attempt.finished),
      outcome: attempt.cause === null ? 'acknowledged' : 'failed',
      cause: attempt.cause ?? 'acknowledged',
      detail: attempt.detail,
      response_code: attempt.code,
      address: attempt.address,
      timings: attempt.timings,
      body_excerpt: answer === null ? null : bytes(Buffer.from(answer)),
    });
  });
}

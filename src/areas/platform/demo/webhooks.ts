/**
 * Webhooks in the demo with their deliveries of the last weeks. Their hosts are under `.example.test`, which
 * no resolver knows, so nothing leaves the machine. All are paused, so that new events are held instead of
 * failing.
 */
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import { bytes } from '../../../demo/write.ts';
import { emitTo } from '../../../events/emitTo.ts';
import type { EventKind } from '../../../generated/events.ts';
import { announceFailing } from '../../../delivery/webhooks/relay/notifyFailing.ts';
import { newWebhookSecret } from '../../../delivery/webhooks/transport/sign.ts';
import {
  announcePing,
  announceSample,
  announceWebhook,
  announceWebhookUpdated,
  pingFor,
  resendChanges,
  sampleFor,
} from '../announce.ts';
import { DELIVERY_MACHINE } from '../rules/delivery.ts';
import { auditTransition } from '../../../transitions/transition.ts';
import { secretHint } from '../present/webhooks.ts';
import { pastDelivery, type PastDelivery, type Receiver } from './deliveries.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ABSENCES: readonly EventKind[] = [
  'absence.requested',
  'absence.approved',
  'absence.denied',
  'absence.cancelled',
];

export interface DemoWebhook extends Receiver {
  url: string;
  description: string;
  /** When it was pinged. A ping is delivered whatever the webhook is subscribed to. */
  pinged: number | null;
  /** The kind of a sample that was sent just after the ping. */
  sampled: EventKind | null;
}

/**
 * One that works and one that has been failing for two days, both paused just now, and one that has been
 * paused for days.
 */
export function webhooksOf({ id, quiet, now }: DemoCompany): DemoWebhook[] {
  const justNow = now - 10 * MINUTE;
  const at = (days: number, hour: number) => quiet - days * DAY - (18 - hour) * HOUR;
  const webhook = (fields: Omit<DemoWebhook, 'id'>): DemoWebhook => ({ id: id(fields.created), ...fields });
  return [
    webhook({
      url: 'https://payroll.example.test/hooks/workforce',
      description: 'Payroll export; paused, as its host is not there in a demo',
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
      pausedAt: justNow,
      pinged: at(12, 11),
      sampled: 'employee.deactivated',
      address: '203.0.113.25',
    }),
    webhook({
      url: 'https://calendar.example.test/absences',
      description: 'Team calendar; paused, as it is down',
      events: [...ABSENCES, 'employee.created'],
      created: at(24, 14),
      // the morning of the day before yesterday
      downSince: at(0, 9),
      pausedAt: justNow,
      pinged: at(0, 16),
      sampled: null,
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
      sampled: null,
      address: '203.0.113.112',
    }),
  ];
}

/** Announces their creation, pause, ping and sample. */
export async function announceWebhooks(
  company: DemoCompany,
  webhooks: readonly DemoWebhook[],
): Promise<void> {
  const writing = (at: number) => company.writing(company.admin, at, 'webhooks:manage');
  for (const { id, url, events, created, pinged, pausedAt, sampled } of webhooks) {
    announceWebhook(writing(created), { id, url, events: [...events] });
    announceWebhookUpdated(writing(pausedAt), id, { status: ['active', 'paused'] });
    if (pinged === null) continue;
    const ping = writing(pinged);
    await emitTo(ping, pingFor(id));
    announcePing(ping, id);
    if (sampled === null) continue;
    const sample = writing(pinged + 4 * MINUTE);
    await emitTo(sample, sampleFor(id, sampled));
    announceSample(sample, id, sampled);
  }
}

/** Inserts the webhooks, and a delivery for each event that they are subscribed to. */
export function insertWebhooks(company: DemoCompany, webhooks: readonly DemoWebhook[]): void {
  const random = company.random('deliveries');
  for (const webhook of webhooks) {
    const { id, url, created, pausedAt, downSince, pinged } = webhook;
    const secret = newWebhookSecret();
    const mine = company.events.filter(({ kind, at, webhookId }) =>
      webhookId === null ? at > created && webhook.events.includes(kind) : webhookId === id,
    );
    // events come in the order of the scenes
    mine.sort((a, b) => a.at - b.at);
    const unlucky = downSince === null && pinged !== null ? Math.floor(mine.length / 4) : -1;
    const deliveries = mine.map((event, index) =>
      pastDelivery(company, random, webhook, event, index === unlucky),
    );
    const refused = deliveries.find((one) => one.status === 'failed');
    const failingSince = downSince !== null && refused ? refused.attempts[0]!.started : null;
    company.insert('webhooks', {
      id,
      created_at: iso(created),
      updated_at: iso(pausedAt),
      version: 2,
      url,
      events: webhook.events,
      secret_sealed: bytes(company.webhookSecrets.seal(secret)),
      secret_hint: secretHint(secret),
      status: 'paused',
      failing_since: failingSince === null ? null : iso(failingSince),
      description: webhook.description,
    });
    for (const delivery of deliveries) insertDelivery(company, id, delivery);
    if (failingSince !== null) tellOfFailing(company, webhook, failingSince);
  }
}

/** Notifies the admins, as the job does that runs every few minutes. */
function tellOfFailing(company: DemoCompany, { id, url }: DemoWebhook, since: number): void {
  const at = since + DAY + 2 * MINUTE;
  if (at > company.now) return;
  const call = company.jobWriting(at);
  for (const person of company.people)
    if (person.role === 'admin' && person.status === 'active')
      announceFailing(call, person.id, { webhook_id: id, host: new URL(url).host });
}

function insertDelivery(company: DemoCompany, webhookId: string, delivery: PastDelivery): void {
  const { id, event, status, attempts, resends } = delivery;
  const last = attempts.at(-1);
  company.insert('deliveries', {
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
    asked_for: event.webhookId !== null,
  });
  let resent = 0;
  attempts.forEach((attempt, index) => {
    const { answer, started } = attempt;
    if (attempt.resend) {
      resent += 1;
      const call = company.writing(company.admin, started - SECOND, 'webhooks:manage');
      auditTransition(call, DELIVERY_MACHINE, {
        id,
        action: 'resend',
        changes: resendChanges({ resends: resent }),
      });
    }
    company.insert('delivery_attempts', {
      id: company.id(started),
      created_at: iso(started),
      delivery_id: id,
      number: index + 1,
      resend: attempt.resend,
      started_at: iso(started),
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

/**
 * Audit lines and notifications of keys, webhooks, licences and trials. Operations and the demo share these
 * functions.
 */
import { audit, changedFields } from '../../events/audit.ts';
import type { EventFor } from '../../events/emitTo.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';
import type { EventKind } from '../../generated/events.ts';
import { sampleData } from './present/eventKinds.ts';
import { urlForAudit } from './present/webhooks.ts';
import { graceUntil } from './rules/license.ts';
import type { KeyRow } from './store/keys.ts';
import type { TermsRow } from './store/license.ts';
import type { PilotRow } from './store/pilots.ts';
import type { WebhookRow } from './store/webhooks.ts';

type Changes = Record<string, [unknown, unknown]>;

/** Audits a new API key, without its secret. */
export const announceKey = (
  call: Writing,
  row: Pick<KeyRow, 'id' | 'name' | 'kind' | 'prefix' | 'scopes' | 'expires_at' | 'allowed_ips'>,
): void =>
  audit(call, {
    action: 'created',
    resource: 'api_key',
    id: row.id,
    changes: {
      name: [null, row.name],
      kind: [null, row.kind],
      prefix: [null, row.prefix],
      scopes: [null, row.scopes],
      expires_at: [null, row.expires_at],
      allowed_ips: [null, row.allowed_ips],
    },
  });

/** Audits a new webhook, with only the host of its URL. */
export const announceWebhook = (call: Writing, row: Pick<WebhookRow, 'id' | 'url' | 'events'>): void =>
  audit(call, {
    action: 'created',
    resource: 'webhook',
    id: row.id,
    changes: { url: [null, urlForAudit(row.url)], events: [null, row.events] },
  });

export const announceWebhookUpdated = (call: Writing, id: string, changes: Changes): void =>
  audit(call, { action: 'updated', resource: 'webhook', id, changes });

/** `webhook.ping` for one webhook, even if it is not subscribed to it. */
export const pingFor = (webhookId: string): EventFor<'webhook.ping'> => ({
  webhookId,
  kind: 'webhook.ping',
  data: { webhook_id: webhookId, message: 'ping' },
  sample: false,
});

export const announcePing = (call: Writing, webhookId: string): void =>
  audit(call, { action: 'pinged', resource: 'webhook', id: webhookId });

/** A made-up event of a kind for one webhook, marked as a sample. */
export const sampleFor = <Kind extends EventKind>(webhookId: string, kind: Kind): EventFor<Kind> => ({
  webhookId,
  kind,
  data: sampleData(kind),
  sample: true,
});

export const announceSample = (call: Writing, webhookId: string, kind: EventKind): void =>
  audit(call, {
    action: 'sent sample to',
    resource: 'webhook',
    id: webhookId,
    changes: { event: [null, kind] },
  });

/** Audit changes of a resend. `resends`: how often the delivery has been resent, including this time. */
export const resendChanges = ({ resends }: { resends: number }): Changes => ({
  resends: [resends - 1, resends],
});

const termsOf = ({ plan, seats, api_addon, valid_until }: TermsRow) => ({
  plan,
  seats,
  addons: api_addon ? ['api'] : [],
  valid_until,
});

export const announceTerms = (
  call: Writing,
  action: 'installed' | 'lapsed',
  id: string,
  before: TermsRow,
  after: TermsRow,
): void =>
  audit(call, {
    action,
    resource: 'license',
    id,
    changes: changedFields(['plan', 'seats', 'addons', 'valid_until'], termsOf(before), termsOf(after)),
  });

export const announceLicense = (call: Writing, id: string, before: TermsRow, after: TermsRow): void =>
  announceTerms(call, 'installed', id, before, after);

/** Notifies the admins that a licence ends soon, has ended, or that its grace period is over. */
export function announceStage(
  call: Writing,
  adminIds: readonly string[],
  { stage, validUntil }: { stage: 'active' | 'ending' | 'grace' | 'lapsed'; validUntil: string },
): void {
  if (stage === 'active' || adminIds.length === 0) return;
  const told = {
    ending: {
      kind: 'license.ending' as const,
      title: 'The licence ends soon',
      body: `Its last day is ${validUntil}. After that, everything keeps working until ${graceUntil(validUntil)}. Install a new licence by then.`,
    },
    grace: {
      kind: 'license.ended' as const,
      title: 'The licence has ended',
      body: `Everything keeps working until ${graceUntil(validUntil)}. After that, the workspace is on Starter: keys are refused, webhooks are held, and nobody can be added. Nothing is deleted.`,
    },
    lapsed: {
      kind: 'license.lapsed' as const,
      title: 'The licence has lapsed',
      body: 'The workspace is on Starter now: keys are refused, webhooks are held, and nobody can be added. Nothing was deleted. A new licence brings everything back.',
    },
  }[stage];
  notify(call, { userId: adminIds, kind: told.kind, title: told.title, body: told.body });
}

export const announcePilot = (
  call: Writing,
  row: Pick<PilotRow, 'id' | 'workspace_name' | 'slug' | 'admin_email' | 'ends_on'>,
): void =>
  audit(call, {
    action: 'created',
    resource: 'pilot',
    id: row.id,
    changes: {
      workspace_name: [null, row.workspace_name],
      slug: [null, row.slug],
      admin_email: [null, row.admin_email],
      ends_on: [null, row.ends_on],
    },
  });

export const announceWorkspace = (call: Writing): void =>
  audit(call, {
    action: 'created',
    resource: 'workspace',
    id: call.workspace.id,
    changes: { plan: [null, call.workspace.plan], seats: [null, call.workspace.seats] },
  });

/** Audits a new last day of a trial, which may be earlier or later. */
export const announcePilotExtended = (call: Writing, before: PilotRow, after: PilotRow): void =>
  audit(call, {
    action: 'extended',
    resource: 'pilot',
    id: after.id,
    changes: { ends_on: [before.ends_on, after.ends_on] },
  });

/** The same in the trial workspace's own audit trail. */
export const announceTrialExtended = (call: Writing, before: PilotRow, after: PilotRow): void =>
  audit(call, {
    action: 'extended',
    resource: 'workspace',
    id: call.workspace.id,
    changes: { valid_until: [before.ends_on, after.ends_on] },
  });

/** Notifies the admins of the operator, or of the trial, that it ends soon. */
export function announcePilotEnding(call: Writing, adminIds: readonly string[], row: PilotRow): void {
  if (adminIds.length === 0) return;
  notify(call, {
    userId: adminIds,
    kind: 'pilot.ending',
    title: `The trial of ${row.workspace_name} ends soon`,
    body: `Its last day is ${row.ends_on}. After that, the workspace is read-only. Nothing is deleted.`,
    resource: { type: 'pilot', id: row.id },
  });
}

/** Notifies the admins of a trial that it has ended. */
export function announcePilotEnded(call: Writing, adminIds: readonly string[], name: string): void {
  if (adminIds.length === 0) return;
  notify(call, {
    userId: adminIds,
    kind: 'pilot.ended',
    title: 'The trial has ended',
    body: `${name} is read-only now. Nothing was deleted, and a licence makes it writable again.`,
  });
}

/** Notifies the admins of the operator that a trial has ended. */
export function announcePilotOver(call: Writing, adminIds: readonly string[], row: PilotRow): void {
  if (adminIds.length === 0) return;
  notify(call, {
    userId: adminIds,
    kind: 'pilot.ended',
    title: `The trial of ${row.workspace_name} has ended`,
    body: `Its last day was ${row.ends_on}. The workspace is read-only.`,
    resource: { type: 'pilot', id: row.id },
  });
}

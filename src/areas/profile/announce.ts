/**
 * Audit lines and notifications for changed profiles. They name fields, never values, because the audit trail
 * is kept longer than the profile.
 */
import { audit } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { SubstituteRow } from './store/substitutes.ts';
import type { LateRow } from './store/waiting.ts';
import type { Writing } from '../../events/writing.ts';

/** Profile section, as named in the audit trail. */
export type Part = 'address' | 'personal_details' | 'profile';

const HIDDEN = '…';

/** Audits a changed section with masked values. Null stays null, to tell setting from clearing. */
export function auditPart<Row extends object>(
  call: Pick<Writing, 'caller' | 'db' | 'request'>,
  part: Part,
  {
    userId,
    before,
    after,
    changed,
  }: { userId: string; before: Row | null; after: Row; changed: readonly (keyof Row & string)[] },
): void {
  const masked = (row: Row | null, field: keyof Row & string) => (row === null ? null : row[field] && HIDDEN);
  audit(call, {
    action: 'updated',
    resource: part,
    id: userId,
    changes: Object.fromEntries(
      changed.map((field) => [field, [masked(before, field), masked(after, field)]]),
    ),
  });
}

const CALLED: Readonly<Record<string, string>> = {
  preferred_name: 'preferred name',
  phone: 'phone number',
  bio: 'text about you',
  timezone: 'time zone',
  locale: 'language',
  address: 'address',
  birth_date: 'date of birth',
  gender: 'gender',
  nationality: 'nationality',
  national_id: 'national id',
  emergency_contacts: 'emergency contacts',
  vat_id: 'VAT id',
  tax_number: 'tax number',
};

/** Notifies a person of fields that somebody else has changed in their profile. */
export function tellChanged(call: Writing, userId: string, fields: readonly string[]): void {
  if (fields.length === 0 || userId === call.caller.userId) return;
  const { name } = call.caller.actor;
  notify(call, {
    userId,
    kind: 'profile.changed',
    title: 'Your profile was changed',
    body: `${name} has changed: ${fields.map((field) => CALLED[field] ?? field).join(', ')}. Ask them if you do not know why.`,
    resource: { type: 'profile', id: userId },
  });
}

/** Audits a new substitution, and tells the substitute and the person, except the caller. */
export function announceSubstitute(call: Writing, row: SubstituteRow): void {
  audit(call, {
    action: 'created',
    resource: 'substitution',
    id: row.id,
    changes: {
      person_id: [null, row.person_id],
      substitute_id: [null, row.substitute_id],
      from: [null, row.starts_on],
      to: [null, row.ends_on],
      areas: [null, row.areas.join(', ')],
    },
  });
  const days = row.ends_on === null ? `From ${row.starts_on}` : `${row.starts_on} to ${row.ends_on}`;
  const body = `${days}${row.when_away ? ', while on leave' : ''}: ${row.areas.join(', ')}.`;
  const told = [row.substitute_id, row.person_id].filter((id) => id !== call.caller.userId);
  for (const userId of told)
    notify(call, {
      userId,
      kind: 'substitute.named',
      title:
        userId === row.substitute_id
          ? `You are the substitute of ${row.person_name}`
          : `${row.substitute_name} is your substitute`,
      body,
      resource: { type: 'substitution', id: row.id },
    });
}

const RECORDS = { absence: 'absence', expense: 'expense_claim', timesheet: 'timesheet' } as const;

/** Tells reviewers of a request that waits for long: a reminder, or because others have not decided (rule 84). */
export function tellLate(call: Writing, row: LateRow, reviewers: readonly string[]): void {
  if (reviewers.length === 0) return;
  notify(call, {
    userId: reviewers,
    kind: `${row.kind}.waiting`,
    title:
      row.step === 'escalate'
        ? `A request by ${row.employee_name} was escalated to you`
        : `${row.employee_name} waits for your decision`,
    body: `${row.title}. It has waited since ${row.since.slice(0, 10)}.`,
    resource: { type: RECORDS[row.kind], id: row.id },
  });
}

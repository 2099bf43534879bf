/**
 * Audit lines and notifications for changed profiles. They name fields, never values, because the audit trail
 * is kept longer than the profile.
 */
import { audit } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
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

/** What changes of a profile leave behind them: which fields, never their values, which the trail would outlive. */
import { audit } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { Writing } from '../../events/writing.ts';

/** A part of what is known of a person, as the trail names it. */
export type Part = 'address' | 'personal_details' | 'profile';

const HIDDEN = '…';

/** The line of a changed part. Null stays null, so that what was set and what was cleared can be told apart. */
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

/** Tells a person what somebody else has changed of theirs. */
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

/** Notices about contracts, and the audit lines that transitions do not write. Amounts are masked. */
import type { Writing } from '../../events/writing.ts';
import type { CivilDate } from '../../civil/dates.ts';
import { audit } from '../../events/audit.ts';
import { notify } from '../../events/notify.ts';
import type { ContractRow } from './store/contracts.ts';

export type AnnouncedContract = Pick<
  ContractRow,
  'id' | 'employee_id' | 'employee_name' | 'number' | 'title' | 'start_date' | 'end_date' | 'activated_by'
>;

interface Notice {
  kind:
    | 'contract.agreed'
    | 'contract.recalled'
    | 'contract.signature_requested'
    | 'contract.signed'
    | 'contract.terminated';
  title: string;
  body: string;
}

function tell(call: Writing, row: AnnouncedContract, userId: string, { kind, title, body }: Notice): void {
  if (userId === call.caller.userId) return;
  notify(call, { userId, kind, title, body, resource: { type: 'contract', id: row.id } });
}

const until = ({ end_date }: AnnouncedContract): string => (end_date === null ? '' : ` to ${end_date}`);

/** Notices to the contract's person about an admin's steps. */
const NOTICES = {
  offered: (row) => ({
    kind: 'contract.signature_requested',
    title: 'A contract waits for your signature',
    body: `${row.title}, from ${row.start_date}${until(row)}. Read it and sign it.`,
  }),
  agreed: (row) => ({
    kind: 'contract.agreed',
    title: row.number === 1 ? 'You have a new contract' : 'Your contract has changed',
    body: `${row.title}, from ${row.start_date}${until(row)}.`,
  }),
  recalled: (row) => ({
    kind: 'contract.recalled',
    title: 'A contract was recalled',
    body: `${row.title}, from ${row.start_date}. It is a draft again and will not begin as agreed.`,
  }),
  terminated: (row) => ({
    kind: 'contract.terminated',
    title: 'Your contract ends',
    body: `${row.title}: its last day is ${row.end_date!}.`,
  }),
} satisfies Record<string, (row: AnnouncedContract) => Notice>;

export const tellOwner = (call: Writing, row: AnnouncedContract, what: keyof typeof NOTICES): void =>
  tell(call, row, row.employee_id, NOTICES[what](row));

/** Notifies the admin who requested the signature. */
export function tellAdmin(call: Writing, row: AnnouncedContract): void {
  if (row.activated_by === null) return;
  tell(call, row, row.activated_by, {
    kind: 'contract.signed',
    title: `${row.employee_name} has signed`,
    body: `${row.title}, from ${row.start_date}${until(row)}.`,
  });
}

/** Tells the admins that the last contract of a person ends soon. */
export const tellEnding = (call: Writing, row: AnnouncedContract, admins: readonly string[]): void =>
  notify(call, {
    userId: admins,
    kind: 'contract.ending',
    title: `The contract of ${row.employee_name} ends on ${row.end_date}`,
    body: `${row.title}: no other contract follows. Extend it, or plan the leaving.`,
    resource: { type: 'contract', id: row.id },
  });

/** Audits a draft: of a first contract, or of an amendment. */
export const auditDrafted = (
  call: Writing,
  { id, employee_id, replaces_id }: { id: string; employee_id: string; replaces_id: string | null },
): void =>
  audit(call, {
    action: 'created',
    resource: 'contract',
    id,
    changes:
      replaces_id === null ? { employee_id: [null, employee_id] } : { replaces_id: [null, replaces_id] },
  });

/** Audits a changed last day that another version caused. */
export const auditEnd = (
  call: Writing,
  before: Pick<ContractRow, 'id' | 'end_date'>,
  end_date: CivilDate | null,
): void =>
  audit(call, {
    action: 'updated',
    resource: 'contract',
    id: before.id,
    changes: { end_date: [before.end_date, end_date] },
  });

/** Old and new values of changed terms, for the audit trail. A changed salary is masked. */
export function changedTerms(before: ContractRow, after: ContractRow): Record<string, [unknown, unknown]> {
  const changes: Record<string, [unknown, unknown]> = {};
  for (const field of FIELDS)
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      changes[field] = field === 'salary' ? ['…', '…'] : [before[field], after[field]];
  return changes;
}

const FIELDS = [
  'type',
  'title',
  'start_date',
  'end_date',
  'weekly_hours',
  'pattern',
  'salary',
  'currency',
  'pay_period',
  'notice_days',
  'probation_end',
] as const;

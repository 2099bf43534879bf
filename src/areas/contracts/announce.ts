/** What a step of a contract tells people. Audit lines are written with the step; amounts are masked in them. */
import type { Writing } from '../../events/writing.ts';
import { notify } from '../../events/notify.ts';
import type { ContractRow } from './store/contracts.ts';

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

function tell(call: Writing, row: ContractRow, userId: string, { kind, title, body }: Notice): void {
  if (userId === call.caller.userId) return;
  notify(call, { userId, kind, title, body, resource: { type: 'contract', id: row.id } });
}

const until = ({ end_date }: ContractRow): string => (end_date === null ? '' : ` to ${end_date}`);

/** What the person is told when an admin has moved their contract on; not what they did themselves. */
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
    title: 'A contract was taken back',
    body: `${row.title}, from ${row.start_date}. It does not begin as it was.`,
  }),
  terminated: (row) => ({
    kind: 'contract.terminated',
    title: 'Your contract ends',
    body: `${row.title}: its last day is ${row.end_date!}.`,
  }),
} satisfies Record<string, (row: ContractRow) => Notice>;

export const tellOwner = (call: Writing, row: ContractRow, what: keyof typeof NOTICES): void =>
  tell(call, row, row.employee_id, NOTICES[what](row));

/** Tells the admin who asked for the signature. */
export function tellAdmin(call: Writing, row: ContractRow): void {
  if (row.activated_by === null) return;
  tell(call, row, row.activated_by, {
    kind: 'contract.signed',
    title: `${row.employee_name} has signed`,
    body: `${row.title}, from ${row.start_date}${until(row)}.`,
  });
}

/** Old and new of changed terms, for the trail; that the salary has changed, but not what it is. */
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

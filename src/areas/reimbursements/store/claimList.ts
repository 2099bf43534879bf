import { ask } from '../../../db/handle.ts';
import { attached, defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import { uuidArray, type UuidArray } from '../../../db/uuidArray.ts';
import { grouped } from '../../../lib/grouped.ts';
import { listLabels } from '../../../lists/items.ts';
import {
  approverColumns,
  approverJoin,
  asksFor,
  isDecidedBy,
  type ApproverColumns,
} from '../../../people/deciders.ts';
import { peopleNamed } from '../../../people/find.ts';
import {
  COLUMNS,
  WAITS,
  itemsOf,
  paidOf,
  receiptsOf,
  type ClaimColumns,
  type ClaimRow,
  type ItemRow,
  type ReceiptRow,
} from './claims.ts';

interface OfClaims {
  ids: UuidArray;
}
const OF_CLAIMS = '= ANY ($ids::uuid[])';

type Label = 'category_label' | 'cost_centre_label' | 'project_label';
type ListedItem = Omit<ItemRow, Label> & { claim_id: string; position: number };
const listedItems = statement<ListedItem, OfClaims>(itemsOf(OF_CLAIMS));
const listedReceipts = statement<ReceiptRow & { claim_id: string }, OfClaims>(receiptsOf(OF_CLAIMS));
const listedPaid = statement<{ cause_id: string }, OfClaims>(paidOf(OF_CLAIMS));

const approvers = statement<{ claim_id: string } & ApproverColumns, { ids: UuidArray }>(`
  SELECT c.id AS claim_id, ${approverColumns(WAITS)}
    FROM expense_claims c JOIN users u ON u.workspace_id = $1 AND u.id = c.employee_id
    ${approverJoin('c', 'expenses', WAITS)}
   WHERE c.workspace_id = $1 AND c.id = ANY ($ids::uuid[])`);

const beside = attached(
  (claims: ClaimColumns[]) => {
    const ids = uuidArray(claims.map(({ id }) => id));
    const approved = claims.filter(({ status }) => status === 'approved').map(({ id }) => id);
    const waiting = claims.filter(({ status }) => status === 'submitted').map(({ id }) => id);
    const people = claims.flatMap(({ employee_id, reviewer_id, entered_by_id }) =>
      [employee_id, reviewer_id, entered_by_id].filter((id) => id !== null),
    );
    return [
      ask(listedItems, { ids }),
      // all labels, because a join per item was slower
      ask(listLabels, { lists: ['expense-categories', 'cost-centres', 'projects'] }),
      ask(listedReceipts, { ids }),
      ask(listedPaid, { ids: uuidArray(approved) }),
      ask(peopleNamed, { ids: uuidArray([...new Set(people)]) }),
      ask(approvers, { ids: uuidArray(waiting) }),
    ];
  },
  (claims, [items, labels, receipts, paid, people, asked]): ClaimRow[] => {
    const labelled = new Map(labels.map(({ id, label }) => [id, label]));
    const named = new Map(people.map((person) => [person.id, person]));
    const approverOf = new Map(asked.map((approver) => [approver.claim_id, approver]));
    const inPayment = new Set(paid.map(({ cause_id }) => cause_id));
    // sets members of the rows in place, because copying the rows doubled the time of a page
    const labelledItems = items as (ListedItem & ItemRow)[];
    for (const item of labelledItems) {
      item.category_label = labelled.get(item.category_id)!;
      item.cost_centre_label = item.cost_centre_id && labelled.get(item.cost_centre_id)!;
      item.project_label = item.project_id && labelled.get(item.project_id)!;
    }
    const inOrder = labelledItems.sort((one, other) => one.position - other.position || byId(one, other));
    const itemsBy = grouped(inOrder, claimOf);
    const receiptsBy = grouped(receipts.sort(byId), claimOf);
    return claims.map((claim) => {
      const row = claim as ClaimRow;
      const employee = named.get(row.employee_id)!;
      const reviewer = row.reviewer_id === null ? undefined : named.get(row.reviewer_id);
      row.employee_email = employee.email;
      row.employee_photo = employee.photo;
      row.employee_name = employee.name;
      row.employee_timezone = employee.timezone;
      row.reviewer_email = reviewer?.email ?? null;
      row.reviewer_name = reviewer?.name ?? null;
      row.reviewer_photo = reviewer?.photo ?? null;
      const enterer = row.entered_by_id === null ? undefined : named.get(row.entered_by_id);
      row.entered_by_email = enterer?.email ?? null;
      row.entered_by_name = enterer?.name ?? null;
      row.entered_by_photo = enterer?.photo ?? null;
      const approver = approverOf.get(row.id);
      row.approver_id = approver?.approver_id ?? null;
      row.approver_email = approver?.approver_email ?? null;
      row.approver_name = approver?.approver_name ?? null;
      row.approver_photo = approver?.approver_photo ?? null;
      row.approver_reason = approver?.approver_reason ?? null;
      row.in_payment = inPayment.has(row.id);
      row.items = itemsBy.get(row.id) ?? [];
      row.receipts = receiptsBy.get(row.id) ?? [];
      return row;
    });
  },
);

/** The order in which Postgres sorts ids. */
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

const claimOf = ({ claim_id }: { claim_id: string }) => claim_id;

export const claimList = defineList<
  ClaimRow,
  {
    own: string;
    below: string;
    waiting_for: string;
    ids: readonly string[];
    employee_id: readonly string[];
    status: readonly string[];
    category_id: readonly string[];
    from: string;
    to: string;
    min_amount: string;
    submitted: boolean;
  },
  ClaimColumns
>({
  name: 'expense_claims',
  columns: COLUMNS,
  attached: beside,
  from: 'expense_claims c',
  where: 'c.workspace_id = $1',
  id: 'c.id',
  orders: {
    created_at: { sql: 'c.created_at', type: 'timestamptz' },
    spent_on: { sql: 'c.last_spent_on', type: 'date' },
    updated_at: { sql: 'c.updated_at', type: 'timestamptz' },
  },
  filters: {
    own: 'c.employee_id = $own',
    below: isDecidedBy('c.employee_id', '$below', 'expenses'),
    waiting_for: `${WAITS} AND ${asksFor('c', '$waiting_for::uuid', 'expenses')}`,
    ids: 'c.id = ANY ($ids::uuid[])',
    employee_id: 'c.employee_id = ANY ($employee_id::uuid[])',
    status: 'c.status = ANY ($status::text[])',
    category_id: `EXISTS (SELECT FROM expense_items i WHERE i.workspace_id = $1 AND i.claim_id = c.id
                     AND i.category_id = ANY ($category_id::uuid[]))`,
    from: 'c.last_spent_on >= $from::date',
    to: 'c.first_spent_on <= $to::date',
    min_amount: 'c.amount >= $min_amount::numeric',
    // submitted at least once: managers and admins see no other claims
    submitted: '(c.submitted_at IS NOT NULL) = $submitted',
  },
  sync: { updatedAt: 'c.updated_at', deletedAt: 'c.deleted_at' },
});

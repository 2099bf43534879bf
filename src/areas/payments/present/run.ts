import type { PaymentRun } from '../../../generated/types.ts';
import type { RunRow } from '../store/runs.ts';
import { maybeRefIn, refIn } from '../../../people/named.ts';

const statusOf = ({ approval, open }: RunRow): PaymentRun['status'] => {
  if (approval === 'waiting' || approval === 'rejected') return approval;
  return open ? 'processing' : 'completed';
};

export const presentRun = (row: RunRow): PaymentRun => ({
  id: row.id,
  pay_on: row.pay_on,
  currency: row.currency,
  count: row.count,
  total: row.total,
  left_out: row.left_out,
  left_out_by: row.left_out_by ?? { no_bank: row.left_out, own: 0, new_admin: 0 },
  status: statusOf(row),
  approval: row.approval && {
    state: row.approval,
    by: maybeRefIn(row, 'decided_by'),
    at: row.decided_at,
    reason: row.decision_reason,
  },
  account: row.account_masked,
  format: row.format,
  size: row.size,
  sha256: row.sha256,
  created_by: refIn(row, 'created_by'),
  created_at: row.created_at,
});

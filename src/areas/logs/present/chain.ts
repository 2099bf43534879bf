import type { AuditVerification } from '../../../generated/types.ts';
import type { Verified } from '../actions/verifyChain.ts';

export function presentVerified({ rows, firstBreak, head, waiting }: Verified): AuditVerification {
  return {
    rows,
    intact: firstBreak === null,
    first_break:
      firstBreak === null
        ? null
        : { position: firstBreak.position, entry_id: firstBreak.entry_id, reason: firstBreak.reason },
    head: head === null ? null : { position: head.position, hash: head.hash.toString('hex') },
    waiting: { rows: waiting.rows, since: waiting.since },
  };
}

import type { AnyCall } from '../../../../contract.ts';
import { audit } from '../../../../events/audit.ts';
import { wakeJob } from '../../../../events/wakeJob.ts';
import type { PaymentJob, PaymentJobKind } from '../../../../generated/types.ts';
import type { CallerWriting } from '../../../../events/writing.ts';
import { presentJob } from '../../present/job.ts';
import { insertJob, jobById, type NewJobRow } from '../../store/jobs.ts';
import { barredRow } from './row.ts';

/** The name of the timed job that does the rows. */
export const JOB = 'payment-jobs';

/**
 * Stores the rows, which a worker does (`runJobs.ts`). Rows about the caller's own money, or that of somebody
 * who has just made the caller an admin, are left out here already (rules 200, 204).
 */
export async function startJob(
  call: Pick<AnyCall, 'workspace' | 'now'> & CallerWriting,
  kind: PaymentJobKind,
  {
    settings = {},
    rows,
    dryRun = false,
  }: { settings?: object; rows: readonly NewJobRow[]; dryRun?: boolean },
): Promise<PaymentJob> {
  const { caller, db, request } = call;
  const { id } = await db.one(insertJob, {
    kind,
    dry_run: dryRun,
    settings: JSON.stringify(settings),
    rows: JSON.stringify(
      rows.map((row) => ({ ...row, ...(!row.outcome && barredRow(caller, row.employee_id)) })),
    ),
    actor: JSON.stringify(caller.actor),
    user_id: caller.userId!,
    source: caller.source,
    ip: request.ip,
    request_id: request.id,
  });
  audit(call, {
    action: 'started',
    resource: 'payment_job',
    id,
    changes: { kind: [null, kind], rows: [null, rows.length], dry_run: [null, dryRun] },
  });
  wakeJob(db, JOB);
  return presentJob(await db.one(jobById, { id }));
}

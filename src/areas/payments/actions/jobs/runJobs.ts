/** Does the rows of payment jobs, each in a transaction of its own. A row that has an outcome is not done again. */
import type { Caller } from '../../../../auth/caller.ts';
import { personNow } from '../../../../auth/personNow.ts';
import { type Ending, goOn } from '../../../../db/drain.ts';
import type { Db, Tx } from '../../../../db/handle.ts';
import type { Pool } from '../../../../db/pool.ts';
import { tryOut } from '../../../../db/rehearse.ts';
import type { PaymentJobKind } from '../../../../generated/types.ts';
import { ArchiveFault } from '../../../../files/archives.ts';
import { forgetFile } from '../../../../files/store.ts';
import { once } from '../../../../lib/once.ts';
import { forbidden, Problem, type FieldErrors } from '../../../../problem.ts';
import type { JobTools } from '../../../../workspace/timedJob.ts';
import { doOpenWork } from '../../../../workspace/openWork.ts';
import type { Workspace } from '../../../../workspace/workspace.ts';
import {
  beginJob,
  countFault,
  finishJob,
  nextRow,
  openJobs,
  writeOutcome,
  type OpenJob,
  type OpenRow,
} from '../../store/jobs.ts';
import { openPayslipArchive, type PayslipArchive } from '../payslipArchive.ts';
import { documentRow } from './documentRow.ts';
import { importRow } from './importRow.ts';
import { prepareRow } from './prepare.ts';
import { publishRow } from './publishRow.ts';
import { reportRow } from './reportRow.ts';
import { barredRow, type DoRow, type Outcome } from './row.ts';
import { settleRow } from './settleRow.ts';

/** After this many failed runs a job is marked as failed. */
const MAX_TRIES = 10;

const DOES: Record<PaymentJobKind, DoRow> = {
  prepare: prepareRow,
  publish: publishRow,
  settle: settleRow,
  import: importRow,
  bank_report: reportRow,
  documents: documentRow,
};

type Tools = Pick<JobTools, 'files' | 'drawer' | 'publicUrl'>;

interface Round {
  db: Db;
  workspace: Workspace;
  tools: Tools;
  clock: () => number;
  archive: () => Promise<PayslipArchive>;
}

type Done = Outcome & { position: number; errors?: FieldErrors | undefined };

/**
 * Does all open jobs, oldest first; returns the number of rows done. Safe to interrupt, and to run in two
 * workers at once: each row is done by one of them. A job that fails does not stop the others.
 * @throws Error if the worker is shutting down; otherwise the first job's error, after all have run
 */
export function runJobs(pool: Pool, clock: () => number, ending: Ending, tools: Tools): Promise<number> {
  const now = () => new Date(clock()).toISOString();
  return doOpenWork<OpenJob>(pool, ending, {
    publicUrl: tools.publicUrl,
    find: (db) => db.rows(openJobs),
    work: async (db, workspace, job) => {
      const done = await doRows(
        { db, workspace, tools, clock, archive: once(() => archiveOf(db, tools, job)) },
        job,
        ending,
      );
      await db.count(finishJob, { id: job.id, now: now() });
      const { file_id } = job.settings;
      if (typeof file_id === 'string') await forgetFile(db, file_id);
      return done;
    },
    failed: (db, { id }) => db.count(countFault, { id, most: MAX_TRIES, now: now() }),
  });
}

async function archiveOf(db: Db, { files }: Tools, { settings }: OpenJob): Promise<PayslipArchive> {
  const file = await files.find(db, settings['file_id'] as string);
  if (!file) throw new ArchiveFault('the archive is gone');
  return openPayslipArchive(file);
}

async function doRows(round: Round, job: OpenJob, ending: Ending): Promise<number> {
  await round.db.count(beginJob, { id: job.id });
  let done = 0;
  while (await doRow(round, job)) {
    done += 1;
    goOn(ending, 'job');
  }
  return done;
}

/**
 * Does the next row; false if there is none. What a refused or tried row has written is rolled back. Each kind of
 * row waits for the lock of its record, so of two workers that do a row at once the second finds its outcome.
 */
async function doRow(round: Round, job: OpenJob): Promise<boolean> {
  const { db } = round;
  const row = await db.maybe(nextRow, { job_id: job.id });
  if (!row) return false;
  const caller = await personNow(db, { userId: job.user_id, source: job.source }, round.clock());
  const { result, takenBack } = await tryOut<Done>(db, async (tx, takeBack) => {
    const done = await outcomeOf(round, job, { tx, row, caller });
    if (done.outcome === 'refused') throw takeBack(done);
    // its records are rolled back
    const { payment_id: _payment, payslip_id: _payslip, ...tried } = done;
    if (job.dry_run && done.outcome === 'created') throw takeBack({ ...tried, outcome: 'valid' });
    if ((await write(tx, job, done)) === 0) throw takeBack(done);
    return done;
  });
  if (takenBack) await db.transaction((tx) => write(tx, job, result));
  return true;
}

async function outcomeOf(
  { workspace, tools, clock, archive }: Round,
  job: OpenJob,
  { tx, row, caller }: { tx: Tx; row: OpenRow; caller: Caller | null },
): Promise<Done> {
  const { position } = row;
  try {
    if (caller?.role !== 'admin')
      throw forbidden('access_ended', 'The person who started the job may no longer do this.');
    const barred = barredRow(caller, row.employee_id);
    if (barred) return { position, ...barred };
    const client = job.source === 'app' ? ('app' as const) : ('dashboard' as const);
    const request = { id: job.request_id, ip: job.ip, userAgent: null, client };
    const call = { caller, db: tx, workspace, now: clock(), request, services: tools, archive };
    return { position, ...(await DOES[job.kind](call, row, job.settings)) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { detail, errors } = error.options;
    return { position, outcome: 'refused', code: error.code, detail, errors };
  }
}

const write = (tx: Tx, job: OpenJob, { errors, ...done }: Done): Promise<number> =>
  tx.count(writeOutcome, {
    job_id: job.id,
    position: done.position,
    outcome: done.outcome,
    employee_id: done.employee_id ?? null,
    payment_id: done.payment_id ?? null,
    payslip_id: done.payslip_id ?? null,
    amount: done.amount ?? null,
    currency: done.currency ?? null,
    carried: done.carried ?? null,
    code: done.code ?? null,
    detail: done.detail ?? null,
    errors: errors ? JSON.stringify(errors) : null,
  });

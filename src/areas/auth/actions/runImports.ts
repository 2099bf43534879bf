/** The job that runs user imports. A row that has an outcome is not tried again. */
import { type Ending, goOn } from '../../../db/drain.ts';
import { ask, type Db, type Tx } from '../../../db/handle.ts';
import { tryOut } from '../../../db/rehearse.ts';
import type { Pool } from '../../../db/pool.ts';
import type { PersonInput } from '../../../generated/types.ts';
import { checkOf } from '../../../openapi/schemas.ts';
import { forbidden, invalid, Problem } from '../../../problem.ts';
import { doOpenWork } from '../../../workspace/openWork.ts';
import type { JobTools } from '../../../workspace/timedJob.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { personOfRow } from '../rules/importRow.ts';
import {
  countDone,
  countFault,
  endImport,
  lockImport,
  mayStillImport,
  noteProgress,
  openImports,
  openRows,
  writeOutcomes,
  type OpenImport,
  type Outcome,
} from '../store/imports.ts';
import { createPerson, type AddingPeople } from './createPerson.ts';

/** Rows per transaction. Few, because nobody else can add people while it runs. */
const BATCH = 25;
/** The largest number of rows of an import. */
const ALL = 5_000;
/** An import in one transaction reports its progress after this many rows. */
const STEP = 100;
/** After this many failed runs an import is marked as failed. */
const MAX_TRIES = 10;

const checkPerson = checkOf<PersonInput>('PersonInput');

interface Round {
  db: Db;
  workspace: Workspace;
  tools: Pick<JobTools, 'outbox'>;
  clock: () => number;
  ending: Ending;
}

interface Result {
  position: number;
  outcome: Outcome;
  user_id: string | null;
  code: string | null;
  detail: string | null;
  errors: Record<string, string[]> | null;
}

/**
 * Runs all open imports, oldest first; returns the number of rows tried. Safe to interrupt, and to run in two
 * workers at once: each row is tried by one of them. An import that fails does not stop the others.
 * @throws Error if the worker is shutting down; otherwise the first import's error, after all have run
 */
export async function runImports(
  pool: Pool,
  clock: () => number,
  ending: Ending,
  tools: Pick<JobTools, 'outbox' | 'publicUrl'>,
): Promise<{ tried: number }> {
  const tried = await doOpenWork<OpenImport>(pool, ending, {
    publicUrl: tools.publicUrl,
    find: (db) => db.rows(openImports),
    work: (db, workspace, one) => runImport({ db, workspace, tools, clock, ending }, one),
    failed: (db, one) => giveUpLater(db, one, clock()),
  });
  return { tried };
}

async function giveUpLater(db: Db, { id }: OpenImport, now: number): Promise<void> {
  const row = await db.maybe(countFault, { id });
  if (row && row.tries >= MAX_TRIES)
    await db.count(endImport, { id, status: 'failed', now: new Date(now).toISOString() });
}

async function runImport(round: Round, one: OpenImport): Promise<number> {
  if (one.dry_run || one.all_or_nothing) return runWhole(round, one);
  let tried = 0;
  for (;;) {
    goOn(round.ending, 'import');
    const count = await round.db.transaction(async (tx) => {
      if (!(await tx.one(lockImport, { id: one.id })).mine) return 0;
      const results = await tryRows(round, one, tx, BATCH);
      await settle(round, one, tx, results, results.length < BATCH);
      return results.length;
    });
    tried += count;
    if (count < BATCH) return tried;
  }
}

/**
 * Runs all rows in one transaction, rolled back after a dry run or if a row was refused. A second transaction
 * then writes the outcomes; if the worker stops before that, the import is run again.
 */
async function runWhole(round: Round, one: OpenImport): Promise<number> {
  const { result: tried, takenBack } = await tryOut<Result[]>(round.db, async (tx, takeBack) => {
    if (!(await tx.one(lockImport, { id: one.id })).mine) return [];
    const results = await tryRows(round, one, tx, ALL);
    if (results.length === 0) return [];
    if (one.dry_run || results.some(({ outcome }) => outcome === 'refused')) throw takeBack(results);
    await settle(round, one, tx, results, true);
    return results;
  });
  if (!takenBack) return tried.length;
  const results = tried.map((result): Result =>
    result.outcome === 'created'
      ? { ...result, outcome: one.dry_run ? 'valid' : 'left_out', user_id: null }
      : result,
  );
  await round.db.transaction((tx) => settle(round, one, tx, results, true));
  return results.length;
}

async function settle(
  round: Round,
  one: OpenImport,
  tx: Tx,
  results: Result[],
  last: boolean,
): Promise<void> {
  const { id } = one;
  await tx.together(
    ask(writeOutcomes, { import_id: id, outcomes: JSON.stringify(results) }),
    last
      ? ask(endImport, { id, status: 'finished', now: new Date(round.clock()).toISOString() })
      : ask(countDone, { id }),
  );
}

/** Tries up to `limit` rows that have no outcome yet, in order. */
async function tryRows(
  { db, workspace, tools, clock, ending }: Round,
  one: OpenImport,
  tx: Tx,
  limit: number,
): Promise<Result[]> {
  const now = clock();
  const rows = await tx.rows(openRows, { import_id: one.id, limit });
  const { may } = await tx.one(mayStillImport, {
    user_id: one.user_id,
    key_id: one.key_id,
    now: new Date(now).toISOString(),
  });
  const call: AddingPeople = {
    caller: {
      userId: one.user_id,
      actor: one.actor,
      source: one.source,
      keyPrefix: one.key_prefix,
      keyId: one.key_id,
    },
    db: tx,
    workspace,
    now,
    request: {
      id: one.request_id,
      ip: one.ip,
      userAgent: null,
      client: one.source === 'app' ? 'app' : 'dashboard',
    },
    services: tools,
  };
  const results: Result[] = [];
  for (const { position, input } of rows) {
    goOn(ending, 'import');
    results.push({ position, ...(await tryRow(call, may, input)) });
    if (limit === ALL && results.length % STEP === 0) {
      await tx.flush();
      // outside the transaction, so that clients can see the progress before it commits
      await db.count(noteProgress, { id: one.id, done: results.length });
    }
  }
  return results;
}

async function tryRow(
  call: AddingPeople,
  may: boolean,
  input: Readonly<Record<string, unknown>>,
): Promise<Omit<Result, 'position'>> {
  try {
    if (!may)
      throw forbidden('access_ended', 'The person or key that started the import may no longer add people.');
    const read = checkPerson(personOfRow(input));
    if ('errors' in read) throw invalid(read.errors);
    const { id } = await createPerson(call, read.value);
    return { outcome: 'created', user_id: id, code: null, detail: null, errors: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { detail, errors = null } = error.options;
    return { outcome: 'refused', user_id: null, code: error.code, detail, errors };
  }
}

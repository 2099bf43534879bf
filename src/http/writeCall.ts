import type { AnyCall, JsonAnswer } from '../contract.ts';
import { openTransaction, type OpenTransaction, type Queries } from '../db/handle.ts';
import { violatedConstraint } from '../db/pool.ts';
import { noteException } from '../people/soleAdmin.ts';
import { Problem } from '../problem.ts';
import type { Rendered } from './envelope.ts';
import { headersOf, render, runHandler } from './handling.ts';
import {
  claimIdempotencyKey,
  earlierAnswer,
  IDEMPOTENCY_RACE,
  idempotentRequest,
  Replayed,
  type Idempotency,
  type IdempotentRequest,
} from './idempotency.ts';
import type { Match } from './match.ts';
import type { ServedRequest } from './servedRequest.ts';

type Operation = Match['operation'];
type Write = Omit<AnyCall, 'db'>;

/** Runs a write, or answers again what the same `Idempotency-Key` was answered before (rule 58). */
export async function writeCall(
  request: ServedRequest,
  operation: Operation,
  call: Write,
): Promise<Rendered> {
  const idempotent = idempotentRequest(operation, call, request.ctx.get('idempotency-key'));
  const rendered = await runOnce(request, operation, call, idempotent);
  return { ...rendered, headers: { ...request.headers, ...rendered.headers } };
}

async function runOnce(
  request: ServedRequest,
  operation: Operation,
  call: Write,
  idempotent: IdempotentRequest | null,
): Promise<Rendered> {
  try {
    // read ahead, because the key of an upload is claimed only after its files were stored
    if (idempotent && operation.files.length > 0) {
      const replay = await earlierAnswer(request.db, idempotent);
      if (replay) return replay;
    }
    return await transact(request, operation, call, idempotent);
  } catch (error) {
    if (error instanceof Replayed) return error.answer;
    // another process committed the same request before this one had the lock: its answer can be replayed
    if (violatedConstraint(error) === IDEMPOTENCY_RACE) return runOnce(request, operation, call, idempotent);
    throw error;
  }
}

/** One transaction: the handler's rows, the audit line, the events and the remembered answer. */
async function transact(
  { db, path }: ServedRequest,
  operation: Operation,
  call: Write,
  idempotent: IdempotentRequest | null,
): Promise<Rendered> {
  let claimed: Idempotency | undefined;
  const claim = async (queries: Queries) => {
    claimed = await claimIdempotencyKey(tx, idempotent!, queries);
  };
  // an upload claims with its first statement: now, it would hold a connection while its files are stored
  const claimsLate = idempotent !== null && operation.files.length > 0;
  const tx = openTransaction(call.services.pool, db.workspaceId, db, claimsLate ? claim : undefined);
  try {
    if (idempotent && !claimsLate) await claim(tx);
    const answer = await withException(
      tx,
      operation,
      call,
      (await runHandler(operation.id, { ...call, db: tx })) as JsonAnswer,
    );
    const rendered = render(operation.id, call.workspace, headersOf(path, '', answer), answer);
    // service.md: every write made with an API key is recorded; a handler that forgets it is a bug
    if (call.caller?.keyId && tx.auditLines === 0)
      throw new Error(`${operation.id} wrote no audit line for a key`);
    if (operation.showsSecret) claimed?.rememberWithoutSecret(answer.status, answer.data);
    else claimed?.remember(rendered);
    await tx.commit();
    return rendered;
  } catch (error) {
    await endFailed(tx, error);
    throw error;
  }
}

/** Rolls back, except for a refusal whose rows have to stay, such as a counted wrong code. */
async function endFailed(tx: OpenTransaction, error: unknown): Promise<void> {
  if (error instanceof Problem && error.options.commit) await tx.commit();
  else await tx.rollback();
}

/** Keeps the reason of a step that the only admin took on their own record, and shows it (rule 202). */
async function withException(
  tx: OpenTransaction,
  operation: Operation,
  call: Write,
  answer: JsonAnswer,
): Promise<JsonAnswer> {
  const { caller, params, query } = call;
  const dry = query['dry_run'] === true || (call.body as { dry_run?: boolean } | undefined)?.dry_run === true;
  // a trial writes nothing, so there is nothing to tell
  if (caller?.exceptionReason === undefined || dry) return answer;
  const data = answer.data as { id?: string; exception?: unknown };
  const ids = [Object.values(params).at(-1), data.id].filter((id) => id !== undefined);
  const exception = await noteException(tx, caller, call, {
    what: wordsOf(operation.id),
    recordIds: [...new Set(ids)],
    reason: caller.exceptionReason,
  });
  return 'exception' in data ? { ...answer, data: { ...data, exception } } : answer;
}

/** `adminCompletePayment` -> `complete payment`. */
const wordsOf = (operationId: string): string =>
  operationId
    .replace(/^admin/, '')
    .replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();

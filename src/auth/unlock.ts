/** Drops counted tries in every process, because each process counts by itself. */
import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';
import type { Limiter } from '../limits/limiter.ts';
import { forgetTries, type Counted } from './tryLimits.ts';

/** Channel that announces whose counts to drop: `{ from, workspace_id, id, email }`. */
export const UNLOCK_CHANNEL = 'sign_in_unlocked';

const announce = statement<NoRow, { from: string; id: string; email: string }>(
  `SELECT pg_notify('${UNLOCK_CHANNEL}', json_build_object('from', $from::text, 'workspace_id', $1::uuid, 'id', $id::uuid, 'email', $email::text)::text)`,
);

/** Drops the counts for a person: here on commit, in other processes on the notice. */
export function unlock(
  tx: Tx,
  { limiter }: { limiter: Pick<Limiter, 'id' | 'forget'> },
  person: { id: string; email: string },
): void {
  tx.later(announce, { from: limiter.id, id: person.id, email: person.email });
  tx.afterCommit(() => forgetTries(limiter, tx.workspaceId, person));
}

/** Handles a notice from UNLOCK_CHANNEL. Its own comes back late and would drop tries made since. */
export function takeUnlock(limiter: Limiter, payload: string): void {
  const { from, workspace_id, ...person } = JSON.parse(payload) as {
    from: string;
    workspace_id: string;
    id: string;
    email: string;
  };
  if (from !== limiter.id) forgetTries(limiter, workspace_id, person);
}

/** Channel that announces a right answer: `{ from, workspace_id, keys }`. */
export const RIGHT_ANSWER_CHANNEL = 'tries_forgotten';

const announceRight = statement<NoRow, { from: string; keys: readonly string[] }>(
  `SELECT pg_notify('${RIGHT_ANSWER_CHANNEL}', json_build_object('from', $from::text, 'workspace_id', $1::uuid, 'keys', $keys::text[])::text)`,
);

/**
 * Drops the counts under these keys after a right answer: here at once, even if the call is refused later for
 * another reason, and in other processes when the transaction commits.
 */
export function forgetCounted(
  tx: Pick<Tx, 'later'>,
  limiter: Pick<Limiter, 'id' | 'forgetKey'>,
  counted: Counted,
): void {
  for (const key of counted) limiter.forgetKey(key);
  tx.later(announceRight, { from: limiter.id, keys: counted });
}

/** Handles a notice from RIGHT_ANSWER_CHANNEL, except its own, as `takeUnlock`. */
export function takeRightAnswer(limiter: Limiter, payload: string): void {
  const { from, keys } = JSON.parse(payload) as { from: string; keys: string[] };
  if (from !== limiter.id) for (const key of keys) limiter.forgetKey(key);
}

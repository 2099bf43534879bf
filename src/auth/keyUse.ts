import { isIP } from 'node:net';
import type { Db } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';

/** Milliseconds between two writes for a key in this process; the statement limits `last_used_at` for all. */
const INTERVAL = 60_000;
const MAX_KEYS = 20_000;

/** Adds calls to their five minutes, and deletes what no longer counts as the last hour. */
const noteUse = statement<NoRow, { id: string; now: string; ip: string | null; calls: number }>(`
  WITH used AS (
    UPDATE api_keys SET last_used_at = $now, last_used_ip = $ip
     WHERE workspace_id = $1 AND id = $id AND (last_used_at IS NULL OR last_used_at <= $now::timestamptz - interval '1 minute')
  ), old AS (
    DELETE FROM api_key_use WHERE workspace_id = $1 AND key_id = $id AND slot < $now::timestamptz - interval '2 hours'
  ) INSERT INTO api_key_use (workspace_id, key_id, slot, calls)
    SELECT $1, k.id, date_bin('5 minutes', $now::timestamptz, 'epoch'), $calls::int FROM api_keys k
     WHERE k.workspace_id = $1 AND k.id = $id
    ON CONFLICT (workspace_id, key_id, slot) DO UPDATE SET calls = api_key_use.calls + EXCLUDED.calls`);

export interface KeyUse {
  /** Counts a call. Writes in the background; a failure does not fail the request. */
  note(db: Db, keyId: string, ip: string, now: number): void;
}

/** The calls of a key that are not written yet. */
interface Use {
  db: Db;
  ip: string;
  now: number;
  calls: number;
}

/**
 * Records when, from where and how often keys are used: the first call at once, further ones once a minute
 * (security.md, "API keys"). What is not written when the process ends is lost.
 */
export function createKeyUse(onError: (error: unknown) => void, interval = INTERVAL): KeyUse {
  const uses = new Map<string, Use>();

  function write(keyId: string, use: Use): void {
    const { db, ip, now, calls } = use;
    use.calls = 0;
    db.count(noteUse, {
      id: keyId,
      now: new Date(now).toISOString(),
      ip: isIP(ip) === 0 ? null : ip,
      calls,
    }).catch(onError);
    setTimeout(() => {
      if (use.calls > 0) write(keyId, use);
      else if (uses.get(keyId) === use) uses.delete(keyId);
    }, interval).unref();
  }

  return {
    note(db, keyId, ip, now) {
      const known = uses.get(keyId);
      if (known) return void Object.assign(known, { db, ip, now, calls: known.calls + 1 });
      if (uses.size >= MAX_KEYS) uses.delete(uses.keys().next().value!);
      const use = { db, ip, now, calls: 1 };
      uses.set(keyId, use);
      write(keyId, use);
    },
  };
}

import { isIP } from 'node:net';
import type { Db } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';

/** Minimum milliseconds between updates for a key in this process; the statement limits all processes. */
const INTERVAL = 60_000;
const MAX_KEYS = 20_000;

const noteUse = statement<NoRow, { id: string; now: string; ip: string | null }>(`
  UPDATE api_keys SET last_used_at = $now, last_used_ip = $ip
   WHERE workspace_id = $1 AND id = $id AND (last_used_at IS NULL OR last_used_at <= $now::timestamptz - interval '1 minute')`);

export interface KeyUse {
  /** Updates in the background. A failure does not fail the request. */
  note(db: Db, keyId: string, ip: string, now: number): void;
}

/** Records when and from where keys were last used, at most once a minute (security.md, "API keys"). */
export function createKeyUse(onError: (error: unknown) => void): KeyUse {
  const noted = new Map<string, number>();
  return {
    note(db, keyId, ip, now) {
      const before = noted.get(keyId);
      if (before !== undefined && now - before < INTERVAL) return;
      if (noted.size >= MAX_KEYS) noted.delete(noted.keys().next().value!);
      noted.set(keyId, now);
      db.count(noteUse, {
        id: keyId,
        now: new Date(now).toISOString(),
        ip: isIP(ip) === 0 ? null : ip,
      }).catch(onError);
    },
  };
}

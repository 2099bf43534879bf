/**
 * A finished archive as a byte sequence that can be read from any position, assembled from its stored parts.
 */
import type { Queries } from '../db/handle.ts';
import type { Seekable } from '../files/content.ts';
import type { FileStore } from '../files/store.ts';
import { unavailable } from '../problem.ts';
import { partsFrom } from './store.ts';

/** Parts per query. */
const BATCH = 50;

export function archiveOf(
  files: Pick<FileStore, 'find'>,
  db: Queries,
  { id, size }: { id: string; size: number },
): Seekable {
  return {
    size,
    async *read(from, to) {
      for (let at = from; at < to;) {
        const parts = await db.rows(partsFrom, { export_id: id, from: at, limit: BATCH });
        if (parts.length === 0) throw unavailable('The archive was deleted while it was read.');
        for (const { head, file_id, starts_at: begins, ends_at: ends } of parts) {
          // all parts of a ready archive have positions
          const [starts_at, ends_at] = [begins!, ends!];
          if (at >= to) return;
          const end = Math.min(to, ends_at);
          const length = head?.length ?? 0;
          const inHead = Math.min(length, end - starts_at);
          if (at - starts_at < inHead) {
            yield head!.subarray(at - starts_at, inHead);
            at = starts_at + inHead;
          }
          if (at < end) {
            const file = await files.find(db, file_id!);
            if (!file) throw unavailable('The archive was deleted while it was read.');
            yield* file.read(at - starts_at - length, end - starts_at - length);
            at = end;
          }
        }
      }
    },
  };
}

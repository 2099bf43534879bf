/** Compares files in a bucket with its objects: both are read in the order of their keys. */
import type { Db } from '../../../../db/handle.ts';
import { statement } from '../../../../db/statement.ts';
import type { Bucket, Stored } from '../../../../files/bucket.ts';

/** Milliseconds for which an object may be there before its file. */
const FRESH = 3_600_000;
const PAGE = 1_000;

const filesIn = statement<
  { id: string; kind: string; size: number; stray: boolean },
  { place: string; after: string | null; limit: number }
>(`
  SELECT id, kind, size::float8 AS size, stray_at IS NOT NULL AS stray FROM files
   WHERE workspace_id = $1 AND place = $place AND erased_at IS NULL AND ($after::uuid IS NULL OR id > $after::uuid)
   ORDER BY id LIMIT $limit`);

async function* filesOf(db: Db, place: string) {
  for (let after: string | null = null; ;) {
    const rows: { id: string; kind: string; size: number; stray: boolean }[] = await db.rows(filesIn, {
      place,
      after,
      limit: PAGE,
    });
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

/** A sentence without full stop for each file without its object, and each object without its file. */
export async function* lossesInBucket(
  db: Db,
  bucket: Pick<Bucket, 'place' | 'list'>,
  now = Date.now(),
): AsyncGenerator<string> {
  const folder = `${db.workspaceId}/`;
  const objects = bucket.list(folder);
  const files = filesOf(db, bucket.place);
  const idOf = ({ key }: Stored) => key.slice(folder.length);
  let [object, file] = [await objects.next(), await files.next()];
  while (!object.done || !file.done) {
    const at = object.done ? null : idOf(object.value);
    if (!file.done && (at === null || file.value.id < at)) {
      const { id, kind, stray } = file.value;
      if (!stray) yield `the file ${id} (${kind}) is not in the bucket`;
      file = await files.next();
    } else if (!object.done && (file.done || at! < file.value.id)) {
      if (now - object.value.changedAt > FRESH)
        yield `the bucket has ${object.value.key}, whose file is gone`;
      object = await objects.next();
    } else if (!object.done && !file.done) {
      const { id, size, stray } = file.value;
      if (!stray && object.value.size !== size)
        yield `the file ${id} has ${object.value.size} of its ${size} bytes in the bucket`;
      [object, file] = [await objects.next(), await files.next()];
    }
  }
}

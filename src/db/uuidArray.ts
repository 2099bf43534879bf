/**
 * Ids as Postgres sends and takes a `uuid[]` in binary: of ids as text it reads two digits at a time, and that of fifty took it longer than
 * looking for their rows.
 */
export type UuidArray = Buffer & { readonly holds: 'uuid[]' };

const UUID_OID = 2950;
const HEADER = 20;
/** Of an element: its length, and itself. */
const ELEMENT = 4 + 16;

/** Throws for what is no id: half of one would be another. */
export function uuidArray(ids: readonly string[]): UuidArray {
  const bytes = Buffer.alloc(HEADER + ELEMENT * ids.length);
  // one dimension, no NULLs, the type, how many, and the first is number 1
  [1, 0, UUID_OID, ids.length, 1].forEach((number, index) => bytes.writeInt32BE(number, 4 * index));
  ids.forEach((id, index) => {
    const at = bytes.writeInt32BE(16, HEADER + ELEMENT * index);
    const digits = id.replaceAll('-', '');
    if (digits.length !== 32 || bytes.write(digits, at, 'hex') !== 16) throw new Error(`no id: ${id}`);
  });
  return bytes as UuidArray;
}

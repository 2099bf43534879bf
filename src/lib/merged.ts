/** A patch of a record: new values for some of its members. */
type PatchOf<Row> = { readonly [Member in keyof Row]?: Row[Member] | undefined };

/**
 * The record after a PATCH: undefined keeps a member, null clears it. Members that the record does not have
 * are ignored, so that a whole body can be passed.
 */
export function merged<Row extends object>(before: Row, patch: PatchOf<NoInfer<Row>>): Row {
  const after = { ...before };
  for (const member of Object.keys(before) as (keyof Row)[]) {
    const given = patch[member];
    if (given !== undefined) after[member] = given as Row[keyof Row];
  }
  return after;
}

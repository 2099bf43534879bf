import { createHash } from 'node:crypto';

/**
 * One SQL statement, prepared once per connection under a name made of its text.
 * `$1` is always the workspace: the handle fills it in, and a statement without it does not come into being. That is
 * the first of the two walls between tenants; row-level security is the second.
 */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Only in the type: what a row looks like. */
  readonly row?: Row;
}

const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 20);

export function statement<Row = Record<string, never>>(text: string): Statement<Row> {
  if (!/\$1\b/.test(text)) throw new Error(`a statement names its workspace as $1: ${text}`);
  return { name: nameOf(text), text };
}

/** A statement that belongs to no workspace: hosts, wake-ups, health. Used inside `db/` only. */
export function sharedStatement<Row = Record<string, never>>(text: string): Statement<Row> {
  return { name: nameOf(text), text };
}

import { createHash } from 'node:crypto';
import type { BatchItem } from './batch.ts';

/** A statement that is prepared once per connection, under a name derived from its text. */
export interface Prepared {
  readonly name: string;
  /** With `$1`, `$2` … where the values go. */
  readonly text: string;
}

interface Named<Row, Values> extends Prepared {
  /** Names of the values in the order of the parameters. */
  readonly valueNames: readonly string[];
  /** In the type only: the types of a row and of the values. */
  readonly types?: (values: Values) => Row;
}

/**
 * One SQL statement. Its text names its values (`$employee_id`), and `Values` declares their types.
 * `$1` is always the workspace: the handle fills it in, and a statement without it throws when it is made.
 * That is the first of the two walls between tenants; row-level security is the second.
 */
export interface Statement<Row, Values extends object = NoValues> extends Named<Row, Values> {
  readonly ofWorkspace: true;
}

/** A statement that belongs to no workspace: hosts, wake-ups, health. Used inside `db/` only. */
export interface SharedStatement<Row, Values extends object = NoValues> extends Named<Row, Values> {
  readonly ofWorkspace: false;
}

/** Row type of a statement that returns no rows, or whose rows nobody reads. */
export type NoRow = Record<string, never>;

/** Values type of a statement that takes none. */
export type NoValues = Record<never, never>;

/** The remaining arguments of a call: the values of the statement, or nothing if it takes none. */
export type Given<Values> = keyof Values extends never ? [] : [values: NoInfer<Values>];

export function statement<Row = NoRow, Values extends object = NoValues>(
  text: string,
): Statement<Row, Values> {
  const { numbers, ...numbered } = numberValues(text, 2);
  if (!numbers.has('1')) throw new Error(`a statement names its workspace as $1: ${text}`);
  if (numbers.size > 1) throw new Error(`values have names, only the workspace is $1: ${text}`);
  return { ...numbered, ofWorkspace: true };
}

export function sharedStatement<Row = NoRow, Values extends object = NoValues>(
  text: string,
): SharedStatement<Row, Values> {
  const { numbers, ...numbered } = numberValues(text, 1);
  if (numbers.size > 0) throw new Error(`values have names, not numbers: ${text}`);
  return { ...numbered, ofWorkspace: false };
}

/** A shared statement with its values, as a batch takes it. */
export const bound = <Row, Values extends object>(
  one: SharedStatement<Row, Values>,
  ...[values]: Given<Values>
): BatchItem => ({ statement: one, values: inOrder(one, values ?? {}, []) });

/** The values of a statement in the order of its parameters, after those in `first`. */
export function inOrder(
  { valueNames }: { valueNames: readonly string[] },
  values: object,
  first: readonly unknown[],
): unknown[] {
  const ordered = [...first];
  for (const name of valueNames) ordered.push((values as Record<string, unknown>)[name]);
  return ordered;
}

// Skips quoted text (dollar-quoted too) and comments. A value's name follows a dollar; a dollar inside a word
// is part of the word.
const TOKENS =
  /\bE'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|--.*|\/\*[^]*?\*\/|\$([a-z_]\w*)?\$[^]*?\$\1\$|(?<![\w$])\$(\d+|[a-z_]\w*)/gi;

/** Replaces names with numbers from `first` on, in the order of their first appearance. */
function numberValues(text: string, first: number) {
  const valueNames: string[] = [];
  const numbers = new Set<string>();
  const numbered = text.replaceAll(TOKENS, (token: string, _tag: string | undefined, name?: string) => {
    if (name === undefined) return token;
    if (/^\d/.test(name)) {
      numbers.add(name);
      return token;
    }
    if (!valueNames.includes(name)) valueNames.push(name);
    return `$${valueNames.indexOf(name) + first}`;
  });
  return { name: nameOf(numbered), text: numbered, valueNames, numbers };
}

const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 20);

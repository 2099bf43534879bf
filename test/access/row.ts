import type { Role } from '../../src/openapi/operation.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import type { Service } from '../support/service.ts';
import type { Person, World } from '../support/world.ts';
import type { Try } from './ownRecord.ts';

/** A workspace in which operations are tried. Everybody in it has the password `PASSWORD`. */
export interface Place extends World {
  service: Service;
  passwordHash: string;
  /** A new number at each call: for values that must be unique. */
  next(): number;
}

export const PASSWORD = 'correct horse battery staple';

/** A value, or a function that makes it in a place for the person it is about. */
type Made<T> = T | ((at: Place, person: Person) => T | Promise<T>);

/**
 * A known-good call of an operation. What is left out follows from the contract: the person it is about, the required
 * members of its body, who may see the record.
 */
export interface Row {
  /** The ids in the path, of a new record of this person; see records.ts. */
  ids?: Made<Record<string, string>>;
  /** Members of the body that the schema alone does not get right, or, as a Buffer, the whole of it. */
  body?: Made<object>;
  query?: Made<Record<string, string>>;
  headers?: Record<string, string>;
  /** What else has to exist, for the caller (for a service key: the person it names). */
  before?: (at: Place, person: Person) => unknown;
  /**
   * Who may see the record that the ids name: its person (`own`), they and admins (`private`), its manager and admins
   * (`tree`), all of these, keys of the latter with `team:read` (`reviewed`), or everyone whose role is enough (`workspace`). Unless given: `own`, `tree`, `workspace` for the roles employee, manager, admin.
   */
  reach?: 'own' | 'private' | 'tree' | 'reviewed' | 'workspace';
  /** Its answer holds what is private of a person (privateFields.ts); any other that shows some of it fails. */
  shows?: 'private';
  /** A service key does not see the record: it is a document, which is for people. */
  notByServiceKey?: true;
  /** A personal key reaches only its owner's records, whatever the owner's role. */
  ownByKey?: true;
  /** Its call about a record of the caller's own, where it says `x-own-record` and the rest of the row does not make one. */
  own?: OwnCase;
  /** What the reference shows of the call (`npm run examples`), where it should not be the above. */
  example?: Example;
}

/** What is different in a call about a record of the caller's own (ownRecord.ts). */
export interface OwnCase {
  ids?: Made<Record<string, string>>;
  body?: Made<object>;
  /** Who is refused; unless given, all three. */
  by?: readonly Try[];
  /** Where the answer has the code, of a call that is not refused as a whole. */
  codeIn?: (data: any) => unknown;
  /** That code, where it is none of the rule's own. */
  code?: string;
}

/**
 * A call in the demo company (test/examples/company.ts): what is said here is taken instead of what the row says. Ids come
 * from the list that the path goes through, unless given.
 */
export interface Example {
  /** The one who calls has the role that the contract asks for, unless given. */
  as?: Role;
  ids?: Made<Record<string, string>>;
  body?: Made<object>;
  query?: Made<Record<string, string>>;
  before?: (at: Place, person: Person) => unknown;
}

export type Rows = Partial<Record<OperationId, Row>>;

export const made = async <T>(
  value: Made<T> | undefined,
  at: Place,
  person: Person,
): Promise<T | undefined> =>
  typeof value === 'function'
    ? await (value as (at: Place, person: Person) => T | Promise<T>)(at, person)
    : value;

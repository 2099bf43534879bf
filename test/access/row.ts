import type { Role } from '../../src/openapi/operation.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import type { Service } from '../support/service.ts';
import type { Person, World } from '../support/world.ts';
import type { Try } from './ownRecord.ts';

/** A workspace in which operations are tried. Everybody in it has the password `PASSWORD`. */
export interface Place extends World {
  service: Service;
  passwordHash: string;
  /** Returns a new number on each call, for values that must be unique. */
  next(): number;
}

export const PASSWORD = 'correct horse battery staple';

/** A value, or a function that makes it for a person in a place. */
type Made<T> = T | ((at: Place, person: Person) => T | Promise<T>);

/**
 * A known-good call of an operation. What a row leaves out follows from the contract: the person that it is
 * about, the required members of the body, and who may see the record.
 */
export interface Row {
  /** The ids in the path, naming a new record of this person; see records.ts. */
  ids?: Made<Record<string, string>>;
  /** Members of the body that the schema alone cannot produce, or the whole body as a Buffer. */
  body?: Made<object>;
  query?: Made<Record<string, string>>;
  headers?: Record<string, string>;
  /** Creates what else the call needs, for the caller or for the person that a service key names. */
  before?: (at: Place, person: Person) => unknown;
  /**
   * Who may see it: its person (`own`), they and admins (`private`), manager and admins (`tree`), all these
   * and their `team:read` keys (`reviewed`), the `workspace`. By role, the default is own, tree or workspace.
   */
  reach?: 'own' | 'private' | 'tree' | 'reviewed' | 'workspace';
  /**
   * Set if the answer contains private data (privateFields.ts). Any other answer that contains some fails the
   * test.
   */
  shows?: 'private';
  /** Who may name other people in `employee_id`: signed-in admins, or also the managers above them. */
  others?: 'admins' | 'team';
  /** Set if a service key does not see the record, because it is a document for people only. */
  notByServiceKey?: true;
  /** Set if a personal key reaches only its owner's records, whatever the owner's role. */
  ownByKey?: true;
  /**
   * How to call it about the caller's own record, for `x-own-record`, if the rest of the row does not say.
   */
  own?: OwnCase;
  /** What the reference shows of the call (`npm run examples`), if it differs from the above. */
  example?: Example;
}

/** What differs in a call about the caller's own record (ownRecord.ts). */
export interface OwnCase {
  ids?: Made<Record<string, string>>;
  body?: Made<object>;
  /** Who must be refused. The default is all three. */
  by?: readonly Try[];
  /** Where the answer holds the code, if the call as a whole is not refused. */
  codeIn?: (data: any) => unknown;
  /** The code, if it differs from the rule's usual one. */
  code?: string;
}

/**
 * A call in the demo company (test/examples/company.ts). These members override those of the row. By default,
 * ids come from the list that the path goes through.
 */
export interface Example {
  /** The caller. By default, somebody with the role that the contract asks for. */
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

/**
 * What the contract promises for a cell of the matrix (role, scope, whose record). Written from the sentences
 * of service.md and security.md, independently of the service's own code.
 */
import type { OperationRow } from '../../src/openapi/operation.ts';
import { keyRole, reaches, type Credential } from './credentials.ts';
import type { Row } from './row.ts';
import type { World } from '../support/world.ts';

/**
 * Whose record an id names. The id is in the path, or is the `employee_id` of a call about one's own records.
 */
export type Position = 'own' | 'same workspace' | 'foreign' | 'absent' | 'malformed';
export const POSITIONS: readonly Position[] = ['own', 'same workspace', 'foreign', 'absent', 'malformed'];

/** `200` means any success status that the operation declares. */
export type Expectation = { status: 200 } | { status: number; code: string };

const OK: Expectation = { status: 200 };
const refusal = (status: number, code: string): Expectation => ({ status, code });
const NOT_FOUND = refusal(404, 'not_found');

export interface Cell {
  row: OperationRow;
  known: Row;
  credential: Credential;
  position: Position;
  /** Where the request carries the id; null if the operation takes none. */
  place: 'path' | 'employee_id' | null;
}

export function expectationOf(cell: Cell, world: World): Expectation {
  return accessRefusal(cell) ?? recordExpectation(cell, world);
}

/** The 401 or 403 that is decided before any record is read. Null if the caller may make the call. */
function accessRefusal({ row, credential }: Cell): Expectation | null {
  const { kind } = credential;
  const isKey = kind === 'personal' || kind === 'service';
  if (row.anonymous && row.key === 'none') return null;
  if (row.role === null) return isKey || kind === 'badKey' ? refusal(403, 'key_not_accepted') : null;
  if (kind === 'none') return refusal(401, 'credential_required');
  if (kind === 'bad' || kind === 'badKey') return refusal(401, 'invalid_credential');
  if (isKey) {
    if (row.key === 'refused') return refusal(403, 'key_not_accepted');
    const scoped = row.key !== 'any' && row.key !== 'none';
    if (scoped && !credential.scopes!.includes(row.key as never)) return refusal(403, 'insufficient_scope');
    if (kind === 'service') return null;
    return reaches(credential.role!, keyRole(row)) ? null : refusal(403, 'insufficient_role');
  }
  return reaches(credential.role!, row.role) ? null : refusal(403, 'insufficient_role');
}

function recordExpectation(cell: Cell, world: World): Expectation {
  switch (cell.place) {
    case null:
      return OK;
    case 'path':
      return pathExpectation(cell, world);
    case 'employee_id':
      return employeeExpectation(cell, world);
  }
}

/** Ids that are foreign, absent, malformed or out of the caller's view all get the same answer. */
function pathExpectation({ row, known, credential, position }: Cell, world: World): Expectation {
  if (position !== 'own' && position !== 'same workspace') return NOT_FOUND;
  const owner = position === 'own' ? world.employee : world.stranger;
  const above = position === 'own' ? world.manager : world.otherManager;
  const { person, role, kind } = credential;
  if (kind === 'service') return known.notByServiceKey ? NOT_FOUND : OK;
  if (kind === 'personal' && known.ownByKey) return person!.id === owner.id ? OK : NOT_FOUND;
  switch (known.reach ?? ({ employee: 'own', manager: 'tree', admin: 'workspace' } as const)[row.role!]) {
    case 'own':
      return person!.id === owner.id ? OK : NOT_FOUND;
    case 'private':
      return role === 'admin' || person!.id === owner.id ? OK : NOT_FOUND;
    case 'tree':
      return role === 'admin' || person!.id === above.id ? OK : NOT_FOUND;
    case 'reviewed': {
      if (person!.id === owner.id) return OK;
      const reads = kind !== 'personal' || credential.scopes!.includes('team:read');
      return reads && (role === 'admin' || person!.id === above.id) ? OK : NOT_FOUND;
    }
    case 'workspace':
      return OK;
  }
}

/**
 * For calls about one's own records: a service key must name a person; any other caller can only name
 * themselves, unless the row says who else may be named.
 */
function employeeExpectation({ row, known, credential, position }: Cell, world: World): Expectation {
  if (position === 'malformed') return refusal(422, 'validation_failed');
  if (credential.kind === 'service') {
    if (position === 'own' || position === 'same workspace') return OK;
    return row.method === 'GET' ? NOT_FOUND : refusal(422, 'validation_failed');
  }
  // `own` names the caller
  const themselves =
    position === 'own' || (position === 'same workspace' && credential.person!.id === world.stranger.id);
  if (themselves) return OK;
  const looks =
    credential.kind === 'session' &&
    known.others !== undefined &&
    (credential.role === 'admin' || (credential.role === 'manager' && known.others === 'team'));
  if (!looks) return refusal(403, 'not_own_record');
  const above = credential.role === 'admin' || credential.person!.id === world.otherManager.id;
  return position === 'same workspace' && above ? OK : NOT_FOUND;
}

import { accessOf } from './access.js';
import { chapters } from './areas.js';

/** Areas whose records are money, pay or leave. */
const AREAS = chapters.filter(({ own_record }) => own_record).map(({ area }) => area);

/**
 * `x-own-record`: what a call does with the caller's own record (rules 21, 22, 200, 204). `refused`: 403.
 * `only_admin`: 403 except for an only admin. `partly`: 403 for some rows or members. `none`: no own record.
 */
export const OWN_RECORD = ['refused', 'only_admin', 'partly', 'none'];

/** Whether the pipeline answers 403 for the caller's own record. */
export const refusesOwn = (operation) => ['refused', 'only_admin'].includes(operation['x-own-record']);

/** The error codes of calls that refuse the caller's own record. */
export const OWN_CODES = ['self_approval', 'new_admin'];

/** Whether an operation must have `x-own-record`: writes on money, pay or leave for roles above employee. */
export function mustSayOwnRecord(method, operation) {
  const { role, key } = accessOf(operation);
  const area = operation.tags?.find((tag) => tag !== 'public');
  const writes = method !== 'get' && !key.endsWith(':read');
  return writes && AREAS.includes(area) && role !== null && role !== 'employee';
}

const ONLY_ADMIN = ' An only admin may, in a workspace with `self_approval`.';

/** Describes it in a paragraph of the operation's description. */
export function ownRecordLine(operation) {
  if (!refusesOwn(operation)) return undefined;
  const more = operation['x-own-record'] === 'only_admin' ? ONLY_ADMIN : '';
  return (
    'Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`).' +
    more +
    ' Nor for a record of the person who made you an admin less than 72 hours ago (403 `new_admin`).'
  );
}

import { accessOf } from './access.js';
import { chapters } from './areas.js';

/** Areas whose records are money, pay or leave. */
const AREAS = chapters.filter(({ own_record }) => own_record).map(({ area }) => area);

/**
 * What a call does with a record of the caller's own (rules 21, 200, 204), as its file says by `x-own-record`. `refused`: 403.
 * `only_admin`: 403, unless the caller is the only admin of a workspace that lets them decide (rule 22). Both are refused by the
 * pipeline. `partly`: some rows or members are refused, by the call itself. `none`: it is about no person's record.
 */
export const OWN_RECORD = ['refused', 'only_admin', 'partly', 'none'];

/** Whether the pipeline refuses a record of the caller's own. */
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
    ' Nor for a record of whoever made you an admin less than 72 hours ago (403 `new_admin`).'
  );
}

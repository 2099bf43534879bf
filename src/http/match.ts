import findMyWay from 'find-my-way';
import type { OperationId } from '../generated/operations.ts';
import type { OperationRow } from '../openapi/operation.ts';
import { operations } from '../generated/operations.ts';
import { notFound, Problem, unreadable } from '../problem.ts';
import { isDecodable } from './target.ts';

export interface Match {
  operation: OperationRow & { id: OperationId };
  params: Record<string, string>;
}

/** The operations of one path. */
type ByMethod = Partial<Record<string, Match['operation']>>;

// compiled once: openapi-backend's own router rebuilds its list and RegExps for each request. It matches by
// path alone, so that `entries/bulk/` is never taken for an entry with the id "bulk", whatever the method
const router = findMyWay({
  caseSensitive: true,
  ignoreTrailingSlash: false,
  ignoreDuplicateSlashes: false,
  maxParamLength: 200,
});
const paths = new Map<string, ByMethod>();
for (const row of Object.values(operations) as Match['operation'][]) {
  paths.set(row.path, { ...paths.get(row.path), [row.method]: row });
}
for (const [path, methods] of paths)
  router.on('GET', path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, methods);

const find = (path: string) => router.find('GET', path);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The operation of a method and a path. Throws 308 if only the last slash is missing (it keeps method and
 * body), 405 with `Allow` if the path has other methods, else 404.
 */
export function match(method: string, path: string, search: string): Match {
  if (!isDecodable(path))
    throw unreadable('bad_path', 'The path holds a percent sign that is not part of a valid escape.');
  const found = find(path);
  if (!found) {
    if (!path.endsWith('/') && find(`${path}/`)) throw redirectTo(`${path}/${search}`);
    throw notFound();
  }
  const byMethod = found.store as ByMethod;
  const operation = byMethod[method === 'HEAD' ? 'GET' : method];
  if (operation) return { operation, params: found.params as Record<string, string> };
  const allowed = METHODS.filter((one) => byMethod[one]);
  const methods = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed;
  throw new Problem(405, 'method_not_allowed', {
    detail: `This path takes ${methods.join(', ')}.`,
    headers: { Allow: methods.join(', ') },
  });
}

/** 308 to the path in the form of the contract. */
export const redirectTo = (location: string) =>
  new Problem(308, 'trailing_slash', {
    detail: `The path of this call is ${location}`,
    data: { location },
    headers: { Location: location },
  });

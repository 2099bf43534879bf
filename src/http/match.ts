import findMyWay from 'find-my-way';
import type { OperationId, OperationRow } from '../contract.ts';
import { operations } from '../generated/operations.ts';
import { notFound, Problem, unreadable } from '../problem.ts';
import { isDecodable } from './target.ts';

export interface Match {
  operation: OperationRow & { id: OperationId };
  params: Record<string, string>;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

// the radix table is compiled once: openapi-backend's own router rebuilds its list and RegExps for each request
const router = findMyWay({
  caseSensitive: true,
  ignoreTrailingSlash: false,
  ignoreDuplicateSlashes: false,
  maxParamLength: 200,
});
for (const row of Object.values(operations) as Match['operation'][]) {
  router.on(row.method, row.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, row);
}

const find = (method: string, path: string) => router.find(method as (typeof METHODS)[number], path);

/**
 * The operation behind a method and a path. A path that only lacks its last slash is sent there (308 keeps method and
 * body); a path with other methods is 405 with `Allow`; anything else is 404.
 */
export function match(method: string, path: string, search: string): Match {
  if (!isDecodable(path))
    throw unreadable('bad_path', 'The path holds a percent sign that is not part of a valid escape.');
  const found = find(method === 'HEAD' ? 'GET' : method, path);
  if (found)
    return { operation: found.store as Match['operation'], params: found.params as Record<string, string> };
  if (!path.endsWith('/') && METHODS.some((one) => find(one, `${path}/`)))
    throw elsewhere(`${path}/${search}`);
  const allowed = METHODS.filter((one) => find(one, path));
  if (allowed.length === 0) throw notFound();
  const methods = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed;
  throw new Problem(405, 'method_not_allowed', {
    detail: `This path takes ${methods.join(', ')}.`,
    headers: { Allow: methods.join(', ') },
  });
}

/** 308 to the path as it is written in the contract. */
export const elsewhere = (location: string) =>
  new Problem(308, 'trailing_slash', {
    detail: `This path is written ${location}`,
    data: { location },
    headers: { Location: location },
  });

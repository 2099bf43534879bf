/** The `Accept` header against the content types that an operation answers with. */
import type { Context } from 'koa';
import { Problem } from '../problem.ts';

/** Throws 406 when the Accept header excludes all types that the call answers with. */
export function assertAccepts(accept: string | undefined, produces: readonly string[]): void {
  if (!accept || produces.some((type) => accepts(accept, type))) return;
  throw new Problem(406, 'not_acceptable', {
    detail: `The answer is ${produces.join(' or ')}, which the Accept header rules out.`,
  });
}

/** The type that the Accept header prefers; the first of `produces` if it prefers none. */
export function preferredType(ctx: Context, produces: readonly string[]): string {
  const [first = ''] = produces;
  if (produces.length < 2) return first;
  // a cache must not serve one type to a client that prefers another
  ctx.vary('Accept');
  return ctx.accepts([...produces]) || first;
}

function accepts(accept: string, type: string): boolean {
  if (type === 'application/json') return /\*\/\*|application\/(\*|json|[\w.+-]*\+json)/i.test(accept);
  const ranges = accept.split(',').map((one) => one.split(';', 1)[0]!.trim().toLowerCase());
  return ['*/*', `${type.split('/', 1)[0]}/*`, type].some((range) => ranges.includes(range));
}

/** Replaces `src/db/list.ts` in the modules that `collect.ts` loads, and records their lists. */
import { register } from 'node:module';
import type * as Real from '../../../src/db/list.ts';
import { declaredAt } from './declaredAt.ts';

export * from '../../../src/db/list.ts';

register('./hooks.js', import.meta.url);

// the real module, with its own statements recorded too
const real = (await import(
  `${new URL('../../../src/db/list.ts', import.meta.url)}?collected`
)) as typeof Real;

/** Filters of any list. */
type AnyFilters = Record<string, unknown>;

export interface CollectedList {
  at: string;
  definition: Real.ListDefinition<AnyFilters>;
  list: Real.List<unknown, AnyFilters>;
}

export const lists: CollectedList[] = [];

export function defineList(definition: Real.ListDefinition<AnyFilters>): Real.List<unknown, AnyFilters> {
  // attached records are read by separate statements
  const { attached: _attached, ...alone } = definition;
  const list = real.defineList(alone);
  lists.push({ at: declaredAt(), definition, list });
  return list;
}

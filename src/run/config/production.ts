import { isDeepStrictEqual } from 'node:util';
import type { Problem } from './environment.ts';
import { entries } from './variables.ts';

/**
 * Problems beyond the schema if NODE_ENV is production: missing variables are reported, because nothing is
 * generated or embedded, and variables that loosen a rule for tests are refused. `known`: problems that must
 * not be repeated.
 */
export function productionProblems(
  values: Readonly<Record<string, unknown>>,
  known: readonly Problem[],
): Problem[] {
  const problems: Problem[] = [];
  for (const [name, variable] of entries) {
    const value = values[name];
    const rule = variable['x-production'];
    const instead = variable['x-instead'];
    const names = [name, `${name}_FILE`, ...(instead ? [instead, `${instead}_FILE`] : [])];
    const complained = known.some((problem) => names.includes(problem.name));
    const replaced = instead !== undefined && values[instead] !== undefined;
    if (rule === 'required' && value === undefined && !complained && !replaced) {
      const orFile = variable['x-secret'] ? ` (or ${names.slice(1, 3).join(' or ')})` : '';
      problems.push({ name, text: `is required in production${orFile}: ${variable['x-form']}` });
    }
    if (rule === 'refused' && !isDeepStrictEqual(value, variable.default)) {
      problems.push({ name, text: 'is refused in production: leave it unset' });
    }
  }
  return problems;
}

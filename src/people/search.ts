import { invalid } from '../problem.ts';

/** Text as part of anything, for ILIKE: what the pattern would read as a sign stands for itself. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A pattern for ILIKE that finds the text of a search anywhere, whatever is in it; 422 `errors.q` for a blank one. */
export function contains(q: string | undefined): string | undefined {
  if (q === undefined) return undefined;
  const text = q.trim();
  if (text === '') throw invalid({ q: ['Must not be empty.'] });
  return containing(text);
}

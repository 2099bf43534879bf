import { invalid } from '../problem.ts';

/** A pattern for ILIKE that finds the text of a search anywhere, whatever is in it; 422 `errors.q` for a blank one. */
export function contains(q: string | undefined): string | undefined {
  if (q === undefined) return undefined;
  const text = q.trim();
  if (text === '') throw invalid({ q: ['Must not be empty.'] });
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

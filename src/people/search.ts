import { invalid } from '../problem.ts';

/** An ILIKE pattern for texts that contain this one; escapes wildcards. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * The ILIKE pattern of a search text (`q`).
 * @throws Problem 422 `errors.q` for a blank text
 */
export function contains(q: string | undefined): string | undefined {
  if (q === undefined) return undefined;
  const text = q.trim();
  if (text === '') throw invalid({ q: ['Must not be empty.'] });
  return containing(text);
}

import { invalid } from '../problem.ts';

/** The trimmed text; null if it is absent or blank. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same for a member of a PATCH: undefined remains undefined. */
export const textOfPatch = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : textOrNull(text);

/**
 * An `external_id` as stored: trimmed.
 * @throws Problem 422 if it is blank
 */
export function externalIdOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const id = text.trim();
  if (id === '') throw invalid({ external_id: ['Must not be empty.'] });
  return id;
}

import { invalid } from '../problem.ts';

/** A trimmed text; null where nothing is left. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same for a text in a patch: undefined stays undefined. */
export const textOfPatch = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : textOrNull(text);

/** An `external_id` as it is stored, trimmed; 422 for a blank one. */
export function externalIdOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const id = text.trim();
  if (id === '') throw invalid({ external_id: ['Must not be empty.'] });
  return id;
}

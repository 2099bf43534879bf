import { invalid } from '../problem.ts';

/** A text without the space around it; null where nothing is left. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same of a text in a patch: one that was left out stays so. */
export const textOfPatch = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : textOrNull(text);

/** A caller's own id as it is stored; 422 for one of nothing but space. */
export function externalIdOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const id = text.trim();
  if (id === '') throw invalid({ external_id: ['Must not be empty.'] });
  return id;
}

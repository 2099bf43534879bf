/**
 * Secrets that were read from files (`NAME_FILE`). A rotated password is in the file before the server that it
 * is for refuses the former one, so each new connection reads the file again.
 */
import { readFileSync } from 'node:fs';

/** The file of a secret, by its text at the start of the process. */
const files = new Map<string, string>();

/** The text of a file without its final line breaks. */
export const readSecretFile = (file: string): string => readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');

export const noteSecretFile = (text: string, file: string): void => void files.set(text, file);

/** What the file of a secret says now; the same text if it is from no file, or the file cannot be read. */
export function currentSecret(text: string): string {
  const file = files.get(text);
  if (file === undefined) return text;
  try {
    return readSecretFile(file) || text;
  } catch {
    return text;
  }
}

import type { EmailAddress } from '../../../generated/types.ts';
import { checkOf } from '../../../openapi/schemas.ts';
import { invalid } from '../../../problem.ts';

const check = checkOf<EmailAddress>('EmailAddress');

/**
 * Reads an address to sign in with, without the blanks that keyboards add. Throws 422 `errors.email` for a shape that no
 * address can have, before anything is counted or looked up by it.
 */
export function readAddress(text: string): string {
  const read = check(text.trim());
  if ('errors' in read) throw invalid({ email: Object.values(read.errors).flat() });
  return read.value;
}

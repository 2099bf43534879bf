import type { EmailAddress } from '../../../generated/types.ts';
import { checkOf } from '../../../openapi/schemas.ts';
import { invalid } from '../../../problem.ts';

const check = checkOf<EmailAddress>('EmailAddress');

/**
 * An address to sign in with, without the blanks that keyboards add. 422 `errors.email` for a shape that nobody's address can
 * have, before anything is counted or looked up by it.
 */
export function readAddress(text: string): string {
  const read = check(text.trim());
  if ('errors' in read) throw invalid({ email: Object.values(read.errors).flat() });
  return read.value;
}

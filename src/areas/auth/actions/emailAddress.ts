import type { EmailAddress } from '../../../generated/types.ts';
import { checkOf } from '../../../openapi/schemas.ts';
import { invalid } from '../../../problem.ts';

const check = checkOf<EmailAddress>('EmailAddress');

/**
 * Trims and validates a sign-in address, before any limit counts it or any query uses it.
 * @throws 422 `errors.email`
 */
export function readAddress(text: string): string {
  const read = check(text.trim());
  if ('errors' in read) throw invalid({ email: Object.values(read.errors).flat() });
  return read.value;
}

/** What stands for a secret. */
const MASK = '•••';

/** Fields whose values nobody needs to see again. */
const SECRET_FIELD =
  /password|secret|token|hash|(^|_)t?otp(_|$)|recovery|credential|iban|account_number|national_id/i;

/** Our own secrets, wherever they stand: API keys, refresh and mailed tokens, challenges, signing secrets, JWTs. */
const SECRET_TEXT =
  /\bwf[psr]_[0-9a-f-]{8,36}_[\w-]+|\bwf[ceitx]_[\w-]{43}|\bwhsec_[\w+/=-]+|\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/**
 * Old and new values with secrets masked. The code that writes the trail leaves secrets out; this is a second check, so that
 * a forgotten one is still not shown. Null stays null: that something was set or cleared is no secret.
 */
export function maskSecrets(changes: Record<string, [unknown, unknown]>): Record<string, [unknown, unknown]> {
  const masked: Record<string, [unknown, unknown]> = {};
  for (const [field, [before, after]] of Object.entries(changes)) {
    masked[field] = [maskValue(field, before), maskValue(field, after)];
  }
  return masked;
}

function maskValue(field: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (SECRET_FIELD.test(field)) return MASK;
  if (typeof value === 'string') return value.replace(SECRET_TEXT, MASK);
  if (Array.isArray(value)) return value.map((one) => maskValue(field, one));
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskValue(name, one)]));
  }
  return value;
}

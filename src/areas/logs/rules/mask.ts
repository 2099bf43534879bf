const MASK = '•••';

/** Fields whose values are masked completely. */
const SECRET_FIELD =
  /password|secret|token|hash|(^|_)t?otp(_|$)|recovery|credential|iban|account_number|national_id/i;

/** Secrets of this service in texts: API keys, refresh and mailed tokens, signing secrets, JWTs. */
const SECRET_TEXT =
  /\bwf[psr]_[0-9a-f-]{8,36}_[\w-]+|\bwf[acdeilmtx]_[\w-]{43}|\bwhsec_[\w+/=-]+|\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/**
 * Masks secrets in old and new values. Writers of the trail omit secrets; this is a second safeguard. Null
 * stays null, because it is no secret that a value was set or cleared.
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

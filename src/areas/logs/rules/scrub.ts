/** What apps log, without what nobody should find in a log: secrets, and whose it is. Pure. */

const SECRET = '[secret]';
const EMAIL = '[email]';

/** Members whose values are never kept, whatever they are. */
const SECRET_MEMBER =
  /pass(word|phrase|wd)?$|secret|token|authorization|cookie|api[-_]?key|credential|private[-_]?key|(^|_)t?otp(_|$)|pin$|iban|national[-_]?id/i;

/** In this order: a secret may hold what looks like an address. */
const TEXTS: readonly [RegExp, string][] = [
  // keys, refresh and mailed tokens, tickets, signing secrets of this service
  [/\bwf[a-z]_[\w.-]{8,}/g, SECRET],
  [/\bwhsec_[\w+/=-]+/g, SECRET],
  // JSON Web Tokens
  [/\beyJ[\w-]{6,}\.[\w-]*\.[\w-]*/g, SECRET],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${SECRET}`],
  // of an address: ?token=…&password=…, and user:password@host
  [
    /([?&;](?:[\w-]*(?:token|secret|password|passwd|key|code|signature|ticket))=)[^&\s"'#;]+/gi,
    `$1${SECRET}`,
  ],
  [/(:\/\/[^\s/:@]*:)[^\s/@]+@/g, `$1${SECRET}@`],
  // password=…, token: …
  [
    /\b((?:[\w-]*(?:password|passwd|secret|token|api[-_]?key))["']?\s*[:=]\s*["']?)[^\s"',;&[]+/gi,
    `$1${SECRET}`,
  ],
  [/[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, EMAIL],
];

/** A text in which secrets and e-mail addresses are replaced. */
export const scrubText = (text: string): string =>
  TEXTS.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);

/** The same for every text of a value of JSON, names of members too; what is called a secret is replaced as a whole. */
export function scrub(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrub);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      scrubText(name),
      SECRET_MEMBER.test(name) && one !== null ? SECRET : scrub(one),
    ]),
  );
}

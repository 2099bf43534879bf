/** Pure: removes secrets and e-mail addresses from app logs. */

const SECRET = '[secret]';
const EMAIL = '[email]';

/** Members whose values are always replaced. */
const SECRET_MEMBER =
  /pass(word|phrase|wd)?$|secret|token|authorization|cookie|api[-_]?key|credential|private[-_]?key|(^|_)t?otp(_|$)|pin$|iban|national[-_]?id/i;

/** Ordered: e-mail addresses last, because a secret may contain what looks like one. */
const TEXTS: readonly [RegExp, string][] = [
  // keys, refresh and mailed tokens, tickets, signing secrets of this service
  [/\bwf[a-z]_[\w.-]{8,}/g, SECRET],
  [/\bwhsec_[\w+/=-]+/g, SECRET],
  // JSON Web Tokens
  [/\beyJ[\w-]{6,}\.[\w-]*\.[\w-]*/g, SECRET],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${SECRET}`],
  // in URLs: ?token=…&password=…, and user:password@host
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

export const scrubText = (text: string): string =>
  TEXTS.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);

/** Scrubs all strings in a JSON value, also names of members. Replaces values of secret members. */
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

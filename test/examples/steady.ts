/**
 * Replaces what is random in each call (ids, tokens, secrets) by a value that is the same on each recording:
 * equal values get the same replacement of the same form, which is not valid anywhere.
 */
import { createHash } from 'node:crypto';
import { CODE, NOW } from './company.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The random parts of texts that grant access, which must not work if somebody tries them. */
const SECRETS: RegExp[] = [
  // what follows the prefix of a key
  /(?<=\bwf[ps]_)[0-9a-f]{8}(?![0-9a-f])/g,
  /(?<=\bwf[ps]_[0-9a-f]{8}_)[0-9a-f]{40,}\b/g,
  // tokens that are mailed or shown once; the end of refresh tokens
  /(?<=\bwf[acdeilmtx]_)[\w-]{43}/g,
  /(?<=\bwfr_[0-9a-f-]{36}_\d+_)[\w-]{43}/g,
  /(?<=\bwhsec_)[\w+/]{43}=/g,
  // recovery codes
  /\b[a-z2-7]{6}(-[a-z2-7]{6}){3}\b/g,
];

/** Members whose values are random, whatever their form. */
const DRAWN = new Set(['secret_hint', 'secret', 'jti']);

/** Members whose names say that they hold a secret: each must be replaced. */
const SECRET = /(^|_)(secret|token|ticket|recovery_codes|otpauth_uri)$/;

/** The digest in an ETag, which depends on ids that differ on each recording. */
const DIGEST = /(?<=^"(?:\d+-)?)[\w-]{22}(?="$)/;

const JWT = /^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/;

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** The alphabet of a random text, and the characters in it that are not random. */
const FORMS: { form: RegExp; letters: string; marks: string }[] = [
  { form: /^[0-9a-f]+$/, letters: '0123456789abcdef', marks: '' },
  { form: /^[a-z2-7]{6}(-[a-z2-7]{6})+$/, letters: BASE32, marks: '-' },
  { form: /^[A-Z2-7]{32}$/, letters: BASE32.toUpperCase(), marks: '' },
  { form: /./, letters: `${BASE32}0189${BASE32.toUpperCase().slice(0, 26)}`, marks: '=…' },
];

/**
 * Replaces all random values of one example. `known` maps ids to natural names that are the same in every
 * example.
 */
export function steadyFor(example: string, known: ReadonlyMap<string, string>) {
  const names = new Map<string, string>();
  const seedOf = (text: string) => {
    let name = known.get(text) ?? names.get(text);
    if (name === undefined) names.set(text, (name = `${example} ${names.size}`));
    return name;
  };
  const like = (text: string) => likeness(text, seedOf(text));

  const inText = (text: string): string => {
    if (JWT.test(text)) return token(text);
    if (text.startsWith('otpauth:')) return text.replace(/(?<=secret=)[A-Z2-7]+/, like);
    let steady = text.replace(ID, (id) => steadyId(id, seedOf(id)));
    for (const secret of SECRETS) steady = steady.replace(secret, like);
    return steady;
  };
  /** A token that can still be decoded, with an invalid signature. */
  const token = (text: string): string => {
    const [head, payload, signature] = text.split('.') as [string, string, string];
    const claims = walk(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), like(signature)].join('.');
  };
  const walk = (value: unknown, member = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, member));
    if (typeof value === 'object' && value !== null)
      return withItsHint(
        Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)])),
      );
    if (typeof value !== 'string') return value;
    if (member === 'code' && /^\d{6}$/.test(value)) return CODE;
    if (member === 'ETag') return inText(value).replace(DIGEST, (text) => likeness(text, `${example} ETag`));
    const steady = DRAWN.has(member) && !/^wf[ps]_|^whsec_/.test(value) ? like(value) : inText(value);
    if (SECRET.test(member) && steady === value) throw new Error(`the real ${member} would be kept`);
    return steady;
  };
  return walk;
}

/** Sets the hint of a secret to the end of that secret. */
function withItsHint(value: Record<string, unknown>): Record<string, unknown> {
  const { secret, secret_hint: hint } = value;
  if (typeof secret !== 'string' || typeof hint !== 'string') return value;
  return { ...value, secret_hint: hint[0]! + secret.slice(1 - hint.length) };
}

/**
 * An id with the same timestamp: ids made by the service carry the demo's time, not that of the recording.
 */
function steadyId(id: string, seed: string): string {
  const at = parseInt(id.replace('-', '').slice(0, 12), 16);
  const moment = id[14] === '7' && at <= NOW ? at : NOW;
  const time = moment.toString(16).padStart(12, '0');
  const hex = createHash('sha256').update(seed).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}

/** A text of the same form. */
function likeness(text: string, seed: string): string {
  const { letters, marks } = FORMS.find(({ form }) => form.test(text))!;
  const drawn = createHash('shake256', { outputLength: text.length }).update(seed).digest();
  return [...text]
    .map((letter, index) => (marks.includes(letter) ? letter : letters[drawn[index]! % letters.length]))
    .join('');
}

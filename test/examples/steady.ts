/**
 * What is drawn anew at each call, ids, tokens, secrets, becomes what it is each time it is recorded: the same text where it
 * is the same thing, of the same form, and good for nothing.
 */
import { createHash } from 'node:crypto';
import { CODE, NOW } from './company.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Texts that must not be those of any service, and how they are written: groups of characters that are drawn. */
const SECRETS: RegExp[] = [
  // keys, with their prefixes
  /\bwf[ps]_[0-9a-f]{40,}\b/g,
  /(?<=\bwf[ps]_)[0-9a-f]{8}(_[0-9a-f]{40})?\b/g,
  // what is mailed or shown once; the end of refresh tokens
  /(?<=\bwf[ixct]_)[\w-]{43}/g,
  /(?<=\bwfr_[0-9a-f-]{36}_\d+_)[\w-]{43}/g,
  /(?<=\bwhsec_)[\w+/]{43}=/g,
  // recovery codes
  /\b[a-z2-7]{6}(-[a-z2-7]{6}){3}\b/g,
];

/** Members whose values are drawn, whatever they look like. */
const DRAWN = new Set(['secret_hint', 'secret', 'request_id', 'jti']);

const JWT = /^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/;

const ALPHABETS = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;

/** Makes everything steady that belongs to one example. `known`: what ids are of, by natural name, in every example alike. */
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
    if (text.startsWith('otpauth:'))
      return text.replace(/(?<=secret=)[A-Z2-7]+/, (secret) => base32(secret, seedOf(secret)));
    let steady = text.replace(ID, (id) => steadyId(id, seedOf(id)));
    for (const secret of SECRETS) steady = steady.replace(secret, like);
    return steady;
  };
  /** A token that can be read as before, and is signed by nobody. */
  const token = (text: string): string => {
    const [head, payload, signature] = text.split('.') as [string, string, string];
    const claims = walk(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), like(signature)].join('.');
  };
  const walk = (value: unknown, member?: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, member));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
    if (typeof value !== 'string') return value;
    if (member === 'code' && /^\d{6}$/.test(value)) return CODE;
    if (member === 'secret' && /^[A-Z2-7]{32}$/.test(value)) return base32(value, seedOf(value));
    if (member !== undefined && DRAWN.has(member) && !/^wf|^whsec/.test(value)) return like(value);
    return inText(value);
  };
  return walk;
}

/** The id of the same moment: what was made in the service itself has the moment of the demo, not of the recording. */
function steadyId(id: string, seed: string): string {
  const at = parseInt(id.replace('-', '').slice(0, 12), 16);
  const moment = id[14] === '7' && at <= NOW ? at : NOW;
  const time = moment.toString(16).padStart(12, '0');
  const hex = createHash('sha256').update(seed).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}

/** A text of the same form: digits for digits, letters for letters, marks as they are. */
function likeness(text: string, seed: string): string {
  const drawn = createHash('shake256', { outputLength: Math.max(1, text.length) })
    .update(seed)
    .digest();
  const isHex = /^[0-9a-f_]+$/.test(text);
  return [...text]
    .map((letter, index) => {
      const alphabet = isHex
        ? letter === '_'
          ? undefined
          : '0123456789abcdef'
        : ALPHABETS.find((one) => one.includes(letter));
      return alphabet ? alphabet[drawn[index]! % alphabet.length]! : letter;
    })
    .join('');
}

function base32(text: string, seed: string): string {
  const drawn = createHash('shake256', { outputLength: text.length }).update(seed).digest();
  return [...drawn].map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32]).join('');
}

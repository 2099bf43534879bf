import { unreadable, invalid } from '../problem.ts';

/** Levels of nesting at most: JSON.parse takes 200,000, JSON.stringify dies at 20,000. */
const MAX_DEPTH = 64;

const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON.parse for input that is not trusted: refuses deep nesting, U+0000 and lone surrogates (400), and names that occur
 * twice in one object or reach for prototypes (422).
 */
export function strictJson(text: string): unknown {
  const value = parse(text);
  inspectNames(text);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadable('malformed_json', 'The body is not valid JSON.');
  }
}

const unstorable = () =>
  unreadable('malformed_json', 'The body holds text that cannot be stored: U+0000 or half a surrogate pair.');

/** Walks the text of a document that is known to be valid JSON. */
function inspectNames(text: string): void {
  const open: (Set<string> | null)[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: {
        const end = endOfString(text, at);
        const content = text.slice(at, end + 1);
        const string = content.includes('\\') ? (JSON.parse(content) as string) : content.slice(1, -1);
        if (string.includes('\u0000') || !string.isWellFormed()) throw unstorable();
        if (expectsName) {
          claim(open.at(-1)!, string);
          expectsName = false;
        }
        at = end;
        break;
      }
      case 0x7b:
        push(open, new Set());
        expectsName = true;
        break;
      case 0x5b:
        push(open, null);
        expectsName = false;
        break;
      case 0x7d:
      case 0x5d:
        open.pop();
        expectsName = false;
        break;
      case 0x2c:
        expectsName = open.at(-1) instanceof Set;
        break;
      default:
    }
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at;
}

function push(open: (Set<string> | null)[], names: Set<string> | null): void {
  open.push(names);
  if (open.length > MAX_DEPTH)
    throw unreadable('too_deep', `The body is nested more than ${MAX_DEPTH} levels deep.`);
}

function claim(names: Set<string> | null, name: string): void {
  if (FORBIDDEN_NAMES.has(name)) throw invalid({ [name]: ['This name is not allowed.'] });
  if (names!.has(name)) throw invalid({ [name]: ['This name occurs twice.'] });
  names!.add(name);
}

import { unreadable, invalid } from '../problem.ts';

/**
 * Maximum depth of nesting. JSON.parse accepts 200,000 levels, but JSON.stringify overflows the stack at
 * 20,000.
 */
const MAX_DEPTH = 64;

/**
 * Maximum number of members and items on all levels: four times that of the largest meaningful body. Calls
 * that take thousands of rows pass a higher one.
 */
const MAX_VALUES = 10_000;

const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON.parse for untrusted input. Throws 400 for malformed JSON, deep nesting, thousands of members, U+0000
 * and lone surrogates; 422 with the field for names that occur twice in one object, names of prototypes, and
 * numbers that JavaScript cannot hold exactly.
 */
export function strictJson(text: string, maxValues = MAX_VALUES): unknown {
  const value = parse(text);
  inspect(text, maxValues);
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

/** An object or array that is being read, and the position in it. */
interface Level {
  /** Names so far; null in an array. */
  names: Set<string> | null;
  at: string | number;
}

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Walks the text of valid JSON. */
function inspect(text: string, maxValues: number): void {
  const open: Level[] = [];
  let expectsName = false;
  let values = 0;
  const count = () => {
    values += 1;
    if (values > maxValues)
      throw unreadable('too_many_values', `The body holds more than ${maxValues} members and items.`);
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    switch (sign) {
      case 0x22: {
        const end = endOfString(text, at);
        const content = text.slice(at, end + 1);
        const string = content.includes('\\') ? (JSON.parse(content) as string) : content.slice(1, -1);
        if (string.includes('\u0000') || !string.isWellFormed()) throw unstorable();
        if (expectsName) {
          count();
          claim(open, string);
        }
        expectsName = false;
        at = end;
        break;
      }
      case 0x7b:
        push(open, { names: new Set(), at: '' });
        expectsName = true;
        break;
      case 0x5b:
        push(open, { names: null, at: 0 });
        expectsName = false;
        break;
      case 0x7d:
      case 0x5d:
        open.pop();
        expectsName = false;
        break;
      case 0x2c: {
        const level = open.at(-1)!;
        expectsName = level.names !== null;
        if (level.names === null) {
          count();
          level.at = (level.at as number) + 1;
        }
        break;
      }
      default:
        if (sign === 0x2d || (sign >= 0x30 && sign <= 0x39)) {
          NUMBER.lastIndex = at;
          const number = NUMBER.exec(text)![0];
          if (!isExact(Number(number))) throw invalid({ [fieldOf(open)]: ['This number is too large.'] });
          at += number.length - 1;
        }
    }
  }
}

/** 1e400 would become Infinity, and 2^53 + 1 would become 2^53. */
const isExact = (value: number) =>
  Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at;
}

function push(open: Level[], level: Level): void {
  open.push(level);
  if (open.length > MAX_DEPTH)
    throw unreadable('too_deep', `The body is nested more than ${MAX_DEPTH} levels deep.`);
}

function claim(open: Level[], name: string): void {
  const level = open.at(-1)!;
  level.at = name;
  if (FORBIDDEN_NAMES.has(name)) throw invalid({ [fieldOf(open)]: ['This name is not allowed.'] });
  if (level.names!.has(name)) throw invalid({ [fieldOf(open)]: ['This name occurs twice.'] });
  level.names!.add(name);
}

const fieldOf = (open: Level[]) => open.map((level) => level.at).join('.') || 'non_field_errors';

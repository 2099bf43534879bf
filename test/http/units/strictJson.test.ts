import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { strictJson } from '../../../src/http/strictJson.ts';
import { Problem } from '../../../src/problem.ts';

/** The problem that parsing throws. */
function problemOf(text: string): Problem {
  try {
    strictJson(text);
  } catch (error) {
    return error as Problem;
  }
  throw new Error(`was read: ${text.slice(0, 100)}`);
}

describe('strictJson', () => {
  test('parses what JSON.parse parses, if names are plain and numbers exact', () => {
    const name = fc
      .string()
      .filter((one) => !['__proto__', 'constructor', 'prototype'].includes(one) && !one.includes('\0'));
    const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0'));
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, false),
        fc.maxSafeInteger(),
        fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
        text,
        fc.array(tie('any'), { maxLength: 5 }),
        fc.dictionary(name, tie('any'), { maxKeys: 5, noNullPrototype: true }),
      ),
    })).any;
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (one, indent) => {
        const written = JSON.stringify(one, null, indent);
        expect(strictJson(written)).toEqual(JSON.parse(written));
      }),
      { seed: 1 },
    );
  });

  test('throws nothing but a problem with 400 or 422', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '\\u0000',
      '\\ud800',
      '"a"',
      '1',
      '-',
      'e9',
      'null',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        try {
          strictJson(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
          expect([400, 422]).toContain((error as Problem).status);
        }
      }),
      { numRuns: 3000, seed: 2 },
    );
  });

  test.each([
    ['{"a":{"b":1,"b":2}}', 'a.b'],
    ['[{"a":1},{"a":1,"\\u0061":2}]', '1.a'],
    ['{"a":[1,[2,{"c":0,"c":0}]]}', 'a.1.1.c'],
    ['{"__proto__":1}', '__proto__'],
    ['{"a":{"constructor":1}}', 'a.constructor'],
    ['{"a":[0,1e400]}', 'a.1'],
    ['{"a":[],"b":9007199254740992}', 'b'],
    ['-1e999', 'non_field_errors'],
  ])('422 names the place in %s: %s', (text, place) => {
    const problem = problemOf(text);
    expect([problem.status, Object.keys(problem.options.errors!)]).toEqual([422, [place]]);
  });

  test.each(['9007199254740991', '-9007199254740991', '0.1', '1e2', '1.5e-300', '123456789.125', '-0'])(
    '%s is exact enough',
    (text) => {
      expect(strictJson(text)).toBe(JSON.parse(text));
    },
  );

  test('equal names in different objects are not duplicates', () => {
    expect(strictJson('{"a":{"a":1},"b":[{"a":1},{"a":1}]}')).toEqual({
      a: { a: 1 },
      b: [{ a: 1 }, { a: 1 }],
    });
  });

  test('braces, commas and numbers inside strings are text', () => {
    expect(strictJson('{"a":"{,}[1e400]\\"","b":"\\\\"}')).toEqual({ a: '{,}[1e400]"', b: '\\' });
  });
});

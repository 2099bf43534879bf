import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OperationRow, QueryRow } from '../../../src/openapi/operation.ts';
import { readQuery } from '../../../src/http/query.ts';
import { Problem } from '../../../src/problem.ts';

const query: QueryRow[] = [
  { name: 'limit', type: 'integer', default: 50 },
  { name: 'ratio', type: 'number' },
  { name: 'deep', type: 'boolean', default: false },
  { name: 'status', type: 'array' },
  { name: 'q', type: 'string' },
  { name: 'since', type: 'timestamp' },
];
const read = (search: string) => readQuery(search, { query } as unknown as OperationRow);

describe('readQuery', () => {
  test('fills in defaults, and parses only exactly spelled values', () => {
    expect(read('')).toEqual({ limit: 50, deep: false });
    expect(read('?limit=7&ratio=-1.50&deep=true&status=a,b&q=a+b%26c')).toEqual({
      limit: 7,
      ratio: -1.5,
      deep: true,
      status: ['a', 'b'],
      q: 'a b&c',
    });
  });

  test.each(['1e3', '0x1', ' 1', '1 ', '1.0', '+1', '١', '', 'NaN', '9999999999999999'])(
    'limit=%j stays text, so that validation refuses it',
    (text) => {
      expect(read(`?limit=${encodeURIComponent(text)}`)['limit']).toBe(text);
    },
  );

  test('the offset of a timestamp may lack its colon; other texts are unchanged', () => {
    const since = (text: string) => read(`?since=${encodeURIComponent(text)}`)['since'];
    expect(since('2026-11-20T09:00:00+0100')).toBe('2026-11-20T09:00:00+01:00');
    expect(since('2026-11-20T09:00:00.123-0330')).toBe('2026-11-20T09:00:00.123-03:30');
    for (const text of ['2026-11-20T09:00:00+01:00', '2026-11-20T09:00:00Z', '2026-11-20', '+01', ''])
      expect(since(text)).toBe(text);
    expect(read('?q=%2B0100')['q']).toBe('+0100');
  });

  test.each(['1', 'True', 'yes', ''])('deep=%j stays text', (text) => {
    expect(read(`?deep=${text}`)['deep']).toBe(text);
  });

  test('names of Object.prototype are unknown like any other', () => {
    for (const name of ['__proto__', 'toString', 'constructor', 'hasOwnProperty'])
      expect(() => read(`?${name}=1`)).toThrow(/unknown_parameter/);
  });

  test('parses any query or refuses it with 400', () => {
    const piece = fc.constantFrom(
      'limit',
      'q',
      'x',
      '=',
      '&',
      '%',
      '%20',
      '%00',
      '%ed%a0%80',
      '+',
      ',',
      '#',
      '?',
      'é',
      '[]',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 15 }), (pieces) => {
        try {
          read(`?${pieces.join('')}`);
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
          expect((error as Problem).status).toBe(400);
        }
      }),
      { numRuns: 1000, seed: 3 },
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { personOfRow } from '../../src/areas/auth/rules/importRow.ts';
import { readCsv } from '../../src/http/csvBody.ts';
import { csvLine } from '../../src/lib/csv.ts';

describe('a row of an import', () => {
  test('treats blank cells and null as absent, and trims blanks around values', () => {
    expect(
      personOfRow({ email: ' a@example.test ', first_name: '', last_name: null, job_title: '  ' }),
    ).toEqual({
      email: 'a@example.test',
    });
  });

  test('accepts ids and roles in any case, and flags as files write them; other values are unchanged', () => {
    expect(
      personOfRow({ manager_id: 'ABC', role: 'Manager', send_invite: 'FALSE', last_name: 'McNAMARA' }),
    ).toEqual({ manager_id: 'abc', role: 'manager', send_invite: false, last_name: 'McNAMARA' });
    expect(personOfRow({ send_invite: true })).toEqual({ send_invite: true });
    expect(personOfRow({ send_invite: 'perhaps' })).toEqual({ send_invite: 'perhaps' });
    expect(personOfRow({ send_invite: 'constructor' })).toEqual({ send_invite: 'constructor' });
  });
});

describe('a CSV file', () => {
  // blanks around a cell are dropped, and what looks like a formula is guarded when it is written
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => `x${text.replaceAll('\0', '').trim()}x`);

  test('that was written is read back unchanged, whatever its cells contain', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
        const text = csvLine(['a', 'b', 'c']) + rows.map((row) => csvLine(row)).join('');
        expect(readCsv(text)).toEqual({ rows: rows.map(([a, b, c]) => ({ a, b, c })) });
        expect(readCsv(`\ufeff${text.replaceAll('\r\n', '\n')}`).rows).toHaveLength(rows.length);
      }),
    );
  });

  test('of any content gives rows or one problem, never another error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        try {
          expect(Array.isArray(readCsv(text).rows)).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ status: 400, code: 'malformed_csv' });
        }
      }),
    );
  });
});

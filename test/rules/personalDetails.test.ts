/** Valid personal details, and how much of a national id a key is shown. */
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { detailsProblems, shownId } from '../../src/areas/profile/rules/personalDetails.ts';
import { countryProblem } from '../../src/lib/countries.ts';

const TODAY = '2026-02-02';

describe('personal details', () => {
  it('refuse a birth date in the future or before 1900, and accept today and null', () => {
    for (const birth_date of ['2026-02-03', '9999-12-31', '1899-12-31'])
      expect(Object.keys(detailsProblems({ birth_date }, TODAY)!)).toEqual(['birth_date']);
    for (const birth_date of [TODAY, '1900-01-01', null, undefined])
      expect(detailsProblems({ birth_date }, TODAY)).toBeNull();
  });

  it('refuse a nationality that is not a country', () => {
    for (const nationality of ['XX', 'EU', 'ZZ', 'UK'])
      expect(Object.keys(detailsProblems({ nationality }, TODAY)!)).toEqual(['nationality']);
    for (const nationality of ['DE', 'GB', 'PT', null])
      expect(detailsProblems({ nationality }, TODAY)).toBeNull();
  });
});

describe('countries', () => {
  it('are 249, and the runtime has a name for each', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const known = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => !countryProblem(code));
    expect(known).toHaveLength(249);
    expect(known.filter((code) => !names.of(code))).toEqual([]);
  });
});

describe('a national id', () => {
  const ids = fc.string({ minLength: 4, maxLength: 40, unit: fc.constantFrom(...'0123456789ABCDEF -/') });

  it('is complete for a person, its end for a personal key, and absent for a service key', () => {
    expect(shownId('L01X00T4711', 'user')).toBe('L01X00T4711');
    expect(shownId('L01X00T4711', 'personal_key')).toBe('••••711');
    expect(shownId('65 170839 J 008', 'personal_key')).toBe('•••• 008');
    expect(shownId('4711', 'personal_key')).toBe('••••1');
    expect(shownId('L01X00T4711', 'service_key')).toBeNull();
  });

  it('masked shows at most four characters, and never more than a third', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const shown = shownId(id, 'personal_key')!.replaceAll('•', '');
        expect(id.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, id.length / 3));
      }),
    );
  });
});

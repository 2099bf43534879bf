/** What differs between two hand-overs of a month (rule 224). */
import { describe, expect, test } from '@jest/globals';
import { diffOf, isEmpty, type Subject } from '../../src/areas/payments/rules/handoverDiff.ts';

const subject = (key: string, value: Record<string, unknown>): Subject => ({
  key,
  employee: { id: key, name: key },
  document: null,
  value,
});
const changes = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  diffOf([subject('ada', before)], [subject('ada', after)]).changed.map(
    ({ field, before: old, after: now }) => [field, old, now],
  );

describe('rule 224: the diff of a hand-over', () => {
  test('names who came and who went; the same is empty', () => {
    const [ada, ben] = [subject('ada', { a: 1 }), subject('ben', { a: 1 })];
    expect(isEmpty(diffOf([ada, ben], [ben, ada]))).toBe(true);
    const diff = diffOf([ada], [ben]);
    expect([diff.added[0]!.employee.id, diff.removed[0]!.employee.id, diff.changed]).toEqual([
      'ben',
      'ada',
      [],
    ]);
  });

  test('names members by their path, also those that were or became null', () => {
    expect(
      changes({ contract: { salary: '1.00', end: null } }, { contract: { salary: '2.00', end: 'x' } }),
    ).toEqual([
      ['contract.salary', '1.00', '2.00'],
      ['contract.end', null, 'x'],
    ]);
  });

  test('compares elements by id, in any order', () => {
    const [one, two, other] = [
      { id: '1', n: 1 },
      { id: '2', n: 2 },
      { id: '2', n: 3 },
    ];
    expect(changes({ list: [one, two] }, { list: [two, one] })).toEqual([]);
    expect(changes({ list: [one, two] }, { list: [other] })).toEqual([
      ['list', '{"id":"2","n":2}', '{"id":"2","n":3}'],
      ['list', '{"id":"1","n":1}', null],
    ]);
  });

  test('pairs elements without ids in their order, and counts repeated ones', () => {
    expect(changes({ list: [{ n: 1 }, { n: 2 }] }, { list: [{ n: 1 }, { n: 3 }, { n: 4 }] })).toEqual([
      ['list', '{"n":2}', '{"n":3}'],
      ['list', null, '{"n":4}'],
    ]);
    expect(changes({ list: [{ n: 1 }, { n: 1 }] }, { list: [{ n: 1 }] })).toEqual([
      ['list', '{"n":1}', null],
    ]);
  });
});

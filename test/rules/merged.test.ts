/** How a PATCH is merged into a record. */
import { expect, test } from '@jest/globals';
import { merged } from '../../src/lib/merged.ts';

interface Desk {
  id: string;
  label: string;
  note: string | null;
  tags: readonly string[];
}
const desk: Desk = { id: 'd1', label: 'By the window', note: 'wobbles', tags: ['quiet'] };

test('absent members stay, whether missing or undefined', () => {
  expect(merged(desk, {})).toEqual(desk);
  expect(merged(desk, { label: undefined, note: undefined })).toEqual(desk);
});

test('given members replace the old values; null clears them', () => {
  expect(merged(desk, { label: 'By the door', note: null, tags: [] })).toEqual({
    id: 'd1',
    label: 'By the door',
    note: null,
    tags: [],
  });
});

test('members that the record does not have are ignored', () => {
  const body = { label: 'By the door', password: 'horse' };
  expect(merged(desk, body)).toEqual({ ...desk, label: 'By the door' });
});

test('the old record is not modified', () => {
  merged(desk, { note: null });
  expect(desk.note).toBe('wobbles');
});

test('a value of another type, or null for a member without it, does not compile', () => {
  // @ts-expect-error a label is a text
  merged(desk, { label: 3 });
  // @ts-expect-error a label is not cleared
  merged(desk, { label: null });
});

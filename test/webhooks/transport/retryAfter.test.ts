import { describe, expect, test } from '@jest/globals';
import { parseRetryAfter } from '../../../src/delivery/webhooks/transport/response.ts';

const now = new Date('2026-11-20T09:00:00Z');
const TWELVE_HOURS = 12 * 60 * 60 * 1000;

describe('Retry-After', () => {
  test.each<[string, string | string[] | undefined, number | null]>([
    ['seconds', '120', 120_000],
    ['zero', '0', 0],
    ['spaces around', ' 5 ', 5_000],
    ['more than 12 h', '86400', TWELVE_HOURS],
    ['a number beyond all', '9'.repeat(15), TWELVE_HOURS],
    ['a date', 'Fri, 20 Nov 2026 09:01:30 GMT', 90_000],
    ['a date in the past', 'Fri, 20 Nov 2020 09:00:00 GMT', 0],
    ['a date far ahead', 'Fri, 20 Nov 2099 09:00:00 GMT', TWELVE_HOURS],
    ['the first of two', ['7', '9'], 7_000],
    ['absent', undefined, null],
    ['empty', '', null],
    ['negative', '-1', null],
    ['a fraction', '1.5', null],
    ['an exponent', '1e9', null],
    ['a word', 'soon', null],
    ['a date that is none', 'Fri, 99 Nov 2026 09:01:30 GMT', null],
    ['an ISO timestamp', '2026-11-20T10:00:00Z', null],
  ])('%s', (_title, header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});

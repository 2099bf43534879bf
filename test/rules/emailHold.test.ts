import { describe, expect, test } from '@jest/globals';
import { paymentMethodsHeldUntil } from '../../src/people/emailHold.ts';

const at = (text: string) => Date.parse(text);

describe('rule 52: payment methods cannot change for 72 hours after a change of the sign-in address', () => {
  const changed = at('2026-11-20T09:00:00Z');
  const end = at('2026-11-23T09:00:00Z');

  test.each([
    ['at the moment of the change', changed, end],
    ['two days later', at('2026-11-22T09:00:00Z'), end],
    ['a millisecond before the end', end - 1, end],
    ['at the end', end, null],
    ['a week later', at('2026-11-27T09:00:00Z'), null],
    ['seen by a clock that is a little behind', changed - 1_000, end],
  ])('%s', (_when, now, until) => {
    expect(paymentMethodsHeldUntil(changed, now)).toBe(until);
  });

  test('no hold if the address never changed', () => {
    expect(paymentMethodsHeldUntil(null, changed)).toBeNull();
  });
});

import type { Money } from './money.ts';

/**
 * Splits `amount` by `weights` into shares that add up to it exactly. Each share is rounded down to the minor
 * unit; the rest goes, one unit each, to the shares with the largest remainders, the earlier of two equal
 * ones first: 100.00 in three is 33.34, 33.33 and 33.33. A negative amount is split like the positive one.
 * @throws RangeError if a weight is negative or all weights are zero
 */
export function shares(amount: Money, weights: readonly bigint[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('weights must not be negative, and at least one must be above zero');
  }
  const size = amount.minor < 0n ? -amount.minor : amount.minor;
  const parts = weights.map((weight) => (size * weight) / whole);
  const cut = weights.map((weight) => (size * weight) % whole);
  const missing = Number(size - parts.reduce((sum, part) => sum + part, 0n));
  const mostCut = cut
    .map((_, i) => i)
    .sort((a, b) => (cut[a] === cut[b] ? a - b : cut[a]! > cut[b]! ? -1 : 1));
  for (const i of mostCut.slice(0, missing)) parts[i] = parts[i]! + 1n;
  return parts.map((part) => ({ minor: amount.minor < 0n ? -part : part, currency: amount.currency }));
}

/**
 * The hours of a week, shared by its days in proportion to `weights`. Hundredths of hours; the first day takes what
 * rounding leaves, so that the days add up to the week.
 */
export function patternOf<Day extends string>(
  hours: number,
  weights: Partial<Record<Day, number>>,
): Partial<Record<Day, number>> {
  const days = (Object.entries(weights) as [Day, number][]).filter(([, weight]) => weight > 0);
  const whole = days.reduce((sum, [, weight]) => sum + weight, 0);
  const total = Math.round(hours * 100);
  const shares = days.map(([, weight]) => Math.floor((total * weight) / whole));
  const rest = total - shares.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(
    days.map(([day], at) => [day, (shares[at]! + (at === 0 ? rest : 0)) / 100]),
  ) as Partial<Record<Day, number>>;
}

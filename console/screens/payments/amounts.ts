/** The sum of amounts with two or three decimals, exact: no float is involved. */
export function sumOf(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map((one) => one.split('.')[1]?.length ?? 0));
  const units = amounts.reduce((sum, one) => {
    const [whole = '0', rest = ''] = one.split('.');
    return sum + BigInt(`${whole}${rest.padEnd(digits, '0')}`);
  }, 0n);
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const sign = units < 0n ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Whether nine digits are a routing number of a bank in the United States: weighted 3, 7, 1, again and again, they come to a multiple of
 * ten (American Bankers Association). Nine zeros would pass and are no bank's.
 */
export function isAba(digits: string): boolean {
  const sum = [...digits].reduce((before, digit, at) => before + Number(digit) * [3, 7, 1][at % 3]!, 0);
  return /^\d{9}$/.test(digits) && sum > 0 && sum % 10 === 0;
}

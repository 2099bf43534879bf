/**
 * Whether the text is a US bank routing number: nine digits whose sum, weighted 3, 7, 1 repeatedly, is a
 * multiple of ten (American Bankers Association). Nine zeros would pass the sum but belong to no bank.
 */
export function isAba(digits: string): boolean {
  const sum = [...digits].reduce((before, digit, at) => before + Number(digit) * [3, 7, 1][at % 3]!, 0);
  return /^\d{9}$/.test(digits) && sum > 0 && sum % 10 === 0;
}

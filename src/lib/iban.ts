import { electronicFormatIBAN, isSEPACountry, isValidBIC, validateIBAN } from 'ibantools';

/**
 * The IBAN (ISO 13616) without spaces, in capitals; null if its country, length or check digits are wrong.
 */
export function ibanOf(text: string): string | null {
  const iban = electronicFormatIBAN(text);
  return iban !== null && validateIBAN(iban).valid ? iban : null;
}

/** Whether SEPA transfers reach the account of an IBAN. */
export const isInSepa = (iban: string): boolean => isSEPACountry(iban.slice(0, 2));

/** The BIC (ISO 9362) in capitals; null if the text is not a BIC. */
export function bicOf(text: string): string | null {
  const bic = text.trim().toUpperCase();
  return isValidBIC(bic) ? bic : null;
}

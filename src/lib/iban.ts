/** International bank account numbers (ISO 13616), checked by a library that knows every country's. */
import { electronicFormatIBAN, isSEPACountry, isValidBIC, validateIBAN } from 'ibantools';

/** The IBAN in its electronic form, without spaces and in capitals; null where its country, length or check digits are wrong. */
export function ibanOf(text: string): string | null {
  const iban = electronicFormatIBAN(text);
  return iban !== null && validateIBAN(iban).valid ? iban : null;
}

/** Whether transfers in euros reach the account of an IBAN by SEPA. */
export const isInSepa = (iban: string): boolean => isSEPACountry(iban.slice(0, 2));

/** The BIC of a bank in capitals (ISO 9362); null where it is none. */
export function bicOf(text: string): string | null {
  const bic = text.trim().toUpperCase();
  return isValidBIC(bic) ? bic : null;
}

/** Codes of EN 16931 that both syntaxes use. */
import type { InvoiceKind } from '../rules/correction.ts';

/** UNTDID 1001: an invoice that the buyer issues in the seller's name, a credit note, a corrected invoice. */
export const TYPE_CODES: Readonly<Record<InvoiceKind, string>> = {
  invoice: '389',
  credit_note: '381',
  corrected_invoice: '384',
};

/** UNTDID 4461, payment means not defined: the document contains no bank account. */
export const NOT_SAID_HOW = '1';

/** Electronic address scheme of e-mail. */
export const EMAIL_ADDRESS = 'EM';

/** Peppol's billing process: an invoice without a preceding order. */
export const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

export const ROUNDING_REASON = 'Rounding of the amount';

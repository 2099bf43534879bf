/** Codes of EN 16931 that both syntaxes write. */

/** UNTDID 1001: an invoice that the buyer writes in the seller's name. */
export const SELF_BILLED_INVOICE = '389';

/** UNTDID 4461: which way the money goes is agreed elsewhere; bank accounts are no part of the document. */
export const NOT_SAID_HOW = '1';

/** Electronic address scheme of e-mail. */
export const EMAIL_ADDRESS = 'EM';

/** The business process of Peppol: an invoice and nothing before it. */
export const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

export const ROUNDING_REASON = 'Rounding of the amount';

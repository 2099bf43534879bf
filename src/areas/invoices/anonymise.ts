import type { Anonymising } from '../../people/anonymising.ts';
import { forgetInvoiceLines, forgetSeller, heldInvoices } from './store/anonymise.ts';

/** Erases the seller's data, notes and descriptions of lines. Numbers and amounts stay. */
const anonymise: Anonymising = {
  held: { invoices: heldInvoices },
  erase: [forgetSeller, forgetInvoiceLines],
};
export default anonymise;

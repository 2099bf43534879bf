import type { Anonymising } from '../../people/anonymising.ts';
import { forgetInvoiceLines, forgetSeller, heldInvoices } from './store/anonymise.ts';

/** Who they are as a supplier, and what they supplied; numbers and amounts stay. */
const anonymise: Anonymising = {
  held: { invoices: heldInvoices },
  erase: [forgetSeller, forgetInvoiceLines],
};
export default anonymise;

import type { Payable } from '../../paying/payable.ts';
import { invoicesPayable } from './actions/paying.ts';

/** Invoices are paid with their total, in their own currency. */
const payable: readonly Payable[] = [invoicesPayable];
export default payable;

import type { Payable } from '../../paying/payable.ts';
import { claimsPayable } from './actions/paying.ts';

/** Claims are paid with what was approved of them, in the currency that is paid out. */
const payable: readonly Payable[] = [claimsPayable];
export default payable;

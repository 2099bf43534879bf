import type { Payable } from '../../paying/payable.ts';
import { claimsPayable } from './actions/paying.ts';

/** A claim is paid with its approved amount, in the payout currency. */
const payable: readonly Payable[] = [claimsPayable];
export default payable;

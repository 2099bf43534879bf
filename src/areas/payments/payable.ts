import type { Payable } from '../../paying/payable.ts';
import { payslipsPayable } from './actions/payingPayslips.ts';

/** Payslips are paid with their net amount. */
const payable: readonly Payable[] = [payslipsPayable];
export default payable;

import type { Payable } from '../../paying/payable.ts';
import { payslipsPayable } from './actions/payingPayslips.ts';

const payable: readonly Payable[] = [payslipsPayable];
export default payable;

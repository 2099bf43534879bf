import type { Anonymising } from '../../people/anonymising.ts';
import {
  forgetHandovers,
  forgetJobRows,
  forgetJobs,
  forgetLate,
  forgetLines,
  forgetMethods,
  forgetPayments,
  forgetReasons,
  forgetRuns,
  heldHandovers,
  heldPayments,
  heldPayslips,
} from './store/anonymise.ts';

/** Erases accounts and notes. Amounts and days stay. */
const anonymise: Anonymising = {
  held: { handovers: heldHandovers, payments: heldPayments, payslips: heldPayslips },
  erase: [
    forgetPayments,
    forgetMethods,
    forgetRuns,
    forgetLines,
    forgetReasons,
    forgetJobs,
    forgetJobRows,
    forgetLate,
    forgetHandovers,
  ],
};
export default anonymise;

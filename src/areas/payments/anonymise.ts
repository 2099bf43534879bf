import type { Anonymising } from '../../people/anonymising.ts';
import {
  forgetJobRows,
  forgetJobs,
  forgetLines,
  forgetMethods,
  forgetPayments,
  forgetReasons,
  forgetRuns,
  heldPayments,
  heldPayslips,
} from './store/anonymise.ts';

/** Erases accounts and notes. Amounts and days stay. */
const anonymise: Anonymising = {
  held: { payments: heldPayments, payslips: heldPayslips },
  erase: [forgetPayments, forgetMethods, forgetRuns, forgetLines, forgetReasons, forgetJobs, forgetJobRows],
};
export default anonymise;

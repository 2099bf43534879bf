import type { Anonymising } from '../../people/anonymising.ts';
import {
  forgetLines,
  forgetMethods,
  forgetPayments,
  forgetRuns,
  heldPayments,
  heldPayslips,
} from './store/anonymise.ts';

/** The accounts that they were paid to, and what was noted of payments; amounts and days stay. */
const anonymise: Anonymising = {
  held: { payments: heldPayments, payslips: heldPayslips },
  erase: [forgetPayments, forgetMethods, forgetRuns, forgetLines],
};
export default anonymise;

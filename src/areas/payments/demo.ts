/** Pay in the demo: payslips of the last months, payment methods, wallets, the payments of each month, and hand-overs. */
import type { DemoScene } from '../../demo/scene.ts';
import { planHandovers, writeHandovers } from './demo/handovers.ts';
import { writePayments } from './demo/payments.ts';
import { writePayslips } from './demo/payslips.ts';

const scene: DemoScene = {
  // needs salaries and addresses
  after: ['contracts', 'profile'],
  write: writePayslips,
  // after all records that are paid were approved and published
  conclude(company) {
    writePayments(company);
    planHandovers(company);
  },
  afterwards: writeHandovers,
};
export default scene;

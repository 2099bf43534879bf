/** Pay in the demo: payslips of the last months, payment methods, wallets, and the payments of each month. */
import type { DemoScene } from '../../demo/scene.ts';
import { writePayments } from './demo/payments.ts';
import { writePayslips } from './demo/payslips.ts';

const scene: DemoScene = {
  // needs salaries and addresses
  after: ['contracts', 'profile'],
  write: writePayslips,
  // after all records that are paid were approved and published
  conclude: writePayments,
};
export default scene;

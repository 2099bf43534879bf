/** Pay in the demo: payslips of the last months, where people are paid, what they are owed, and the payments of each month. */
import type { DemoScene } from '../../demo/scene.ts';
import { writePayments } from './demo/payments.ts';
import { writePayslips } from './demo/payslips.ts';

const scene: DemoScene = {
  // what people earn, and where they live
  after: ['contracts', 'profile'],
  write: writePayslips,
  // what is paid was approved and published by then
  conclude: writePayments,
};
export default scene;

/** Pay in the demo: where people are paid, what they are owed, and the payments of each month. */
import type { DemoScene } from '../../demo/scene.ts';
import { writePayments } from './demo/payments.ts';

const scene: DemoScene = {
  // what is paid was approved and published by then
  conclude: writePayments,
};
export default scene;

/** Pay in the demo: payslips of the last months, and the draft of this one. */
import type { DemoScene } from '../../demo/scene.ts';
import { writePayslips } from './demo/payslips.ts';

const scene: DemoScene = { write: writePayslips };
export default scene;

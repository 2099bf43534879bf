import type { HandoverPart } from '../../paying/handover.ts';
import { paymentsOfMonth } from './actions/handover/payments.ts';

const handover: HandoverPart = { people: paymentsOfMonth };
export default handover;

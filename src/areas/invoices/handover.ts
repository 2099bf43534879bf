import type { HandoverPart } from '../../paying/handover.ts';
import { invoicesOfMonth } from './actions/handedOver.ts';

const handover: HandoverPart = { bookings: invoicesOfMonth };
export default handover;

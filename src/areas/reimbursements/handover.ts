import type { HandoverPart } from '../../paying/handover.ts';
import { claimsOfMonth, bookingsOfMonth } from './actions/handedOver.ts';

const handover: HandoverPart = { people: claimsOfMonth, bookings: bookingsOfMonth };
export default handover;

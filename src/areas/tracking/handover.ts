import type { HandoverPart } from '../../paying/handover.ts';
import { hoursOfMonth } from './actions/handedOver.ts';

const handover: HandoverPart = { people: hoursOfMonth };
export default handover;

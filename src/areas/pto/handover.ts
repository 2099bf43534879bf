import type { HandoverPart } from '../../paying/handover.ts';
import { absencesOfMonth } from './actions/handedOver.ts';

const handover: HandoverPart = { people: absencesOfMonth };
export default handover;

import type { HandoverPart } from '../../paying/handover.ts';
import { contractsOfMonth } from './actions/handedOver.ts';

const handover: HandoverPart = { people: contractsOfMonth };
export default handover;

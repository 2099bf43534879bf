import type { Leaving } from '../../people/leaving.ts';
import { cancelAbsencesAfter } from './actions/cancelAbsencesAfter.ts';

const leaving: Leaving = (call, { id, lastDay }) => cancelAbsencesAfter(call, id, lastDay);
export default leaving;

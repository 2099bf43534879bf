import type { Leaving } from '../../people/leaving.ts';
import { endClockOf } from './actions/endClockOf.ts';

const leaving: Leaving = (call, { id }) => endClockOf(call, id);
export default leaving;

import { authorOf } from '../../events/audit.ts';
import type { Leaving } from '../../people/leaving.ts';
import { endClockOf } from './actions/endClockOf.ts';

const leaving: Leaving = ({ caller, db, request, now, workspace }, { id }) =>
  endClockOf(db, id, { author: authorOf(caller, request), now, workspace });
export default leaving;

import { audit } from '../../events/audit.ts';
import type { Leaving } from '../../people/leaving.ts';
import { dropSubstitutes } from './store/substitutes.ts';

/** A person whose access ends has no substitutes, and is nobody's. */
const leaving: Leaving = async (call, { id, stays }) => {
  if (stays) return {};
  const dropped = await call.db.rows(dropSubstitutes, { id });
  for (const one of dropped)
    audit(call, { action: 'deleted', resource: 'substitution', id: one.id, changes: {} });
  return { ended: dropped.map((one) => ({ resource: 'substitution', id: one.id, action: 'deleted' })) };
};
export default leaving;

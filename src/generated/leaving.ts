// Generated from openapi/ by `npm run codegen`. Do not edit.
import benefitsLeaving from '../areas/benefits/leaving.ts';
import contractsLeaving from '../areas/contracts/leaving.ts';
import meetingsLeaving from '../areas/meetings/leaving.ts';
import paymentsLeaving from '../areas/payments/leaving.ts';
import profileLeaving from '../areas/profile/leaving.ts';
import ptoLeaving from '../areas/pto/leaving.ts';
import supportLeaving from '../areas/support/leaving.ts';
import trackingLeaving from '../areas/tracking/leaving.ts';
import type { Leaving } from '../people/leaving.ts';

/** What areas do when somebody leaves, in the order of their names. */
export const leaving: readonly Leaving[] = [
  benefitsLeaving,
  contractsLeaving,
  meetingsLeaving,
  paymentsLeaving,
  profileLeaving,
  ptoLeaving,
  supportLeaving,
  trackingLeaving,
];

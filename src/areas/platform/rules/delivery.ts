/** The state machine of a delivery for callers: it can be resent once its attempts are over. */
import type { DeliveryStatus } from '../../../generated/types.ts';
import type { Machine } from '../../../lib/machine.ts';

export const DELIVERY_MACHINE: Machine<DeliveryStatus, 'resend'> = {
  resource: 'delivery',
  called: 'The delivery',
  transitions: [
    {
      from: ['delivered', 'failed'],
      action: 'resend',
      to: 'pending',
      otherwise: 'still_retrying',
      text: () => 'The delivery is still being retried.',
      verb: 'resent',
    },
  ],
};

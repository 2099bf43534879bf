/** What may be asked of a delivery: it is sent again once its attempts are over. */
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
      text: () => 'Attempts of this delivery are still to come.',
      verb: 'resent',
    },
  ],
};

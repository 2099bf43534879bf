/** The state machine of a person: invited, active, deactivated, and back. Becoming active is accepting an invitation. */
import type { Machine } from '../../../lib/machine.ts';

export const PERSON_MACHINE: Machine<
  'invited' | 'active' | 'deactivated',
  'invite' | 'deactivate' | 'reactivate'
> = {
  resource: 'user',
  called: 'This person',
  transitions: [
    {
      from: ['invited', 'active'],
      action: 'invite',
      to: null,
      text: () => 'This person is deactivated. Reactivate them first.',
    },
    { from: ['invited', 'active'], action: 'deactivate', to: 'deactivated', verb: 'deactivated' },
    {
      // or `invited`, where they never chose a password: the statement knows
      from: ['deactivated'],
      action: 'reactivate',
      to: 'active',
      text: () => 'This person is not deactivated.',
      verb: 'reactivated',
    },
  ],
};

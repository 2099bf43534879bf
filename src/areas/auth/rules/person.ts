/** State machine of a person. `invited` becomes `active` by accepting an invitation, outside this machine. */
import type { Machine } from '../../../lib/machine.ts';

export const PERSON_MACHINE: Machine<
  'invited' | 'active' | 'deactivated',
  'invite' | 'deactivate' | 'plan_leaving' | 'withdraw_leaving' | 'reactivate'
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
    { from: ['invited', 'active'], action: 'plan_leaving', to: null, verb: 'planned leaving of' },
    { from: ['invited', 'active'], action: 'withdraw_leaving', to: null, verb: 'withdrew leaving of' },
    {
      // the statement sets `invited` instead if they never chose a password
      from: ['deactivated'],
      action: 'reactivate',
      to: 'active',
      text: () => 'This person is not deactivated.',
      verb: 'reactivated',
    },
  ],
};

/** The state machine of a leave type: it can be changed until it is archived. */
import type { Machine } from '../../../lib/machine.ts';

export const POLICY_MACHINE: Machine<'current' | 'archived', 'edit' | 'archive'> = {
  resource: 'policy',
  called: 'The leave type',
  transitions: [
    { from: ['current'], action: 'edit', to: null },
    { from: ['current'], action: 'archive', to: 'archived', verb: 'archived' },
  ],
};

export const policyStatus = ({ archived_at }: { archived_at: string | null }): 'current' | 'archived' =>
  archived_at === null ? 'current' : 'archived';

import type { Machine } from '../../../lib/machine.ts';

export type PlanStatus = 'open' | 'archived';
export const planStatus = (plan: { archived_at: string | null }): PlanStatus =>
  plan.archived_at === null ? 'open' : 'archived';

export const PLAN_MACHINE: Machine<PlanStatus, 'edit' | 'archive'> = {
  resource: 'benefit_plan',
  called: 'The plan',
  transitions: [
    { from: ['open'], action: 'edit', to: null, verb: 'updated' },
    { from: ['open'], action: 'archive', to: 'archived', verb: 'archived' },
  ],
};

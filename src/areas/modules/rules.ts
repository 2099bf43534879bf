import type { ModuleFlags } from '../../generated/types.ts';
import type { Workspace } from '../../workspace.ts';

/** Which parts of the product are switched on in a workspace. */
export function moduleFlags({ modulesOff }: Pick<Workspace, 'modulesOff'>): ModuleFlags {
  const on = (module: keyof ModuleFlags) => !modulesOff.includes(module);
  return {
    tracking: on('tracking'),
    pto: on('pto'),
    reimbursements: on('reimbursements'),
    payments: on('payments'),
    invoices: on('invoices'),
    contracts: on('contracts'),
    meetings: on('meetings'),
    benefits: on('benefits'),
    support: on('support'),
  };
}

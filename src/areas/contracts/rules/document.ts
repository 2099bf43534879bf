import type { Caller } from '../../../auth/caller.ts';
import type { ContractStatus } from './contract.ts';

/**
 * Admins may read the document at any time, its person unless the contract is a draft, service keys never.
 */
export const seesDocument = (
  { kind, role, userId }: Pick<Caller, 'kind' | 'role' | 'userId'>,
  { employee_id, status }: { employee_id: string; status: ContractStatus },
): boolean => kind !== 'service_key' && (role === 'admin' || (userId === employee_id && status !== 'draft'));

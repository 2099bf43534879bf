import type { Caller } from '../../../auth/caller.ts';
import type { ContractStatus } from './contract.ts';

/** The person reads the document once the contract is no draft any more, an admin at any time; no service key does. */
export const seesDocument = (
  { kind, role, userId }: Pick<Caller, 'kind' | 'role' | 'userId'>,
  { employee_id, status }: { employee_id: string; status: ContractStatus },
): boolean => kind !== 'service_key' && (role === 'admin' || (userId === employee_id && status !== 'draft'));

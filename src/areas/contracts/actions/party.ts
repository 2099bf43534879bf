/** Checks what a caller may do with a contract, by its state machine. */
import type { Caller } from '../../../auth/caller.ts';
import { isSecondAdmin } from '../../../people/secondPerson.ts';
import { conflict, forbidden, type Problem } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import { CONTRACT_MACHINE, type ContractAction, type Party, type RefusalCode } from '../rules/contract.ts';
import type { ContractRow } from '../store/contracts.ts';

/** Keys are neither owner nor admin, because only signed-in people may write contracts. */
export const partyOf = (
  caller: Caller,
  { employee_id, signed_at }: Pick<ContractRow, 'employee_id' | 'signed_at'>,
): Party => ({
  admin: isSecondAdmin(caller, employee_id),
  owner: caller.kind === 'user' && caller.userId === employee_id,
  signed: signed_at !== null,
});

/** Throws 403 or 409 if the caller may not take this action now. */
export const assertMay = (action: ContractAction, caller: Caller, row: ContractRow): void =>
  assertOpen(CONTRACT_MACHINE, action, row.status, partyOf(caller, row), problemOf);

const problemOf = (code: RefusalCode): Problem =>
  code === 'role'
    ? forbidden('insufficient_role', 'This contract is not yours to change.')
    : conflict('already_signed', 'The document has been signed. A new one needs an amendment.');

import type { Caller } from '../../../auth/caller.ts';
import type {
  Contract,
  ContractDocument,
  ContractRecounted,
  ContractSignature,
  ContractTermination,
} from '../../../generated/types.ts';
import { money, showMoney } from '../../../money/money.ts';
import type { Recounted } from '../../../schedule/patternChange.ts';
import { presentRecountedAbsence } from '../../../schedule/presentRecounted.ts';
import { partyOf } from '../actions/party.ts';
import { allowedActions } from '../rules/contract.ts';
import { wholeWeek } from '../rules/terms.ts';
import type { ContractRow } from '../store/contracts.ts';
import type { DocumentRow } from '../../../files/store.ts';
import { exceptionIn } from '../../../people/exceptions.ts';
import { refIn } from '../../../people/named.ts';

/** Contains the salary, so show it only to the person and to admins. */
export function presentContract(row: ContractRow, caller: Caller): Contract {
  return {
    id: row.id,
    employee: refIn(row, 'employee'),
    root_id: row.root_id,
    number: row.number,
    replaces_id: row.replaces_id,
    type: row.type,
    title: row.title,
    start_date: row.start_date,
    end_date: row.end_date,
    weekly_hours: Number(row.weekly_hours),
    pattern: wholeWeek(row.pattern),
    salary: presentSalary(row),
    currency: row.currency,
    pay_period: row.pay_period,
    notice_days: row.notice_days,
    probation_end: row.probation_end,
    status: row.status,
    document: row.document && presentDocument(row.document),
    signature: presentSignature(row),
    termination: presentTermination(row, caller),
    exception: exceptionIn(row),
    allowed_actions: row.deleted_at === null ? allowedActions(row.status, partyOf(caller, row)) : [],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}

/** A contract after a step, with the absences whose cost changes, or with `dryRun` would change. */
export function presentRecounted(
  row: ContractRow,
  caller: Caller,
  { recounted, dryRun }: { recounted: readonly Recounted[]; dryRun: boolean },
): ContractRecounted {
  const contract = presentContract(row, caller);
  return {
    id: contract.id,
    employee: contract.employee,
    root_id: contract.root_id,
    number: contract.number,
    replaces_id: contract.replaces_id,
    type: contract.type,
    title: contract.title,
    start_date: contract.start_date,
    end_date: contract.end_date,
    weekly_hours: contract.weekly_hours,
    pattern: contract.pattern,
    salary: contract.salary,
    currency: contract.currency,
    pay_period: contract.pay_period,
    notice_days: contract.notice_days,
    probation_end: contract.probation_end,
    status: contract.status,
    document: contract.document,
    signature: contract.signature,
    termination: contract.termination,
    exception: contract.exception,
    allowed_actions: contract.allowed_actions,
    version: contract.version,
    created_at: contract.created_at,
    updated_at: contract.updated_at,
    deleted_at: contract.deleted_at,
    dry_run: dryRun,
    absences_recounted: recounted.map(presentRecountedAbsence),
  };
}

export const presentDocument = (row: DocumentRow): ContractDocument => ({
  filename: row.filename,
  sha256: row.sha256,
  size: row.size,
});

const presentSalary = ({ salary, currency }: ContractRow): string | null =>
  salary === null || currency === null ? null : showMoney(money(salary, currency)).amount;

const presentSignature = (row: ContractRow): ContractSignature | null =>
  row.signed_at === null
    ? null
    : {
        full_name: row.signed_name!,
        signed_at: row.signed_at,
        ip: row.signed_ip!,
        document_sha256: row.signed_document_sha256,
      };

const presentTermination = (row: ContractRow, { role }: Caller): ContractTermination | null =>
  row.terminated_at === null
    ? null
    : {
        terminated_at: row.terminated_at,
        reason: row.termination_reason,
        note: role === 'admin' ? row.termination_note : null,
      };

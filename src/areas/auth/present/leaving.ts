import { showDays } from '../../../civil/days.ts';
import type { DeactivatedPerson, ReactivatedPerson } from '../../../generated/types.ts';
import type { OpenPayment, Parting } from '../../../people/leaving.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { presentRecountedAbsence } from '../../../schedule/presentRecounted.ts';
import type { EndedRow } from '../store/leaving.ts';
import { presentPerson, type Defaults } from './people.ts';

/** A person who leaves, with what ends and the open payments that somebody has to decide. */
export const presentLeaver = (
  row: PersonRecord,
  workspace: Defaults,
  {
    ended,
    absences,
    remainingLeave,
    openPayments,
    accessEnds,
  }: Required<Parting> & { accessEnds: string | null },
): DeactivatedPerson =>
  Object.assign(presentPerson(row, workspace), {
    access_ends_at: accessEnds,
    absences: absences.map(presentRecountedAbsence),
    ended: ended.map(({ resource, id, action }) => ({ resource, id, action })),
    leave_payout: remainingLeave.map(({ policy, unit, available }) => ({
      policy,
      unit,
      available: showDays(available),
    })),
    open_payments: openPayments.map(presentPayment),
  });

const presentPayment = (row: OpenPayment): DeactivatedPerson['open_payments'][number] => ({
  id: row.id,
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  pay_on: row.pay_on,
});

/** A person who came back or stays, with the records that had ended. */
export const presentReactivated = (
  row: PersonRecord,
  workspace: Defaults,
  ended: readonly EndedRow[],
): ReactivatedPerson =>
  Object.assign(presentPerson(row, workspace), { not_restored: ended.map(presentEnded) });

const presentEnded = (row: EndedRow): ReactivatedPerson['not_restored'][number] => ({
  resource: row.resource_type,
  id: row.resource_id,
  action: row.action,
});

import type { DeactivatedPerson, ReactivatedPerson } from '../../../generated/types.ts';
import type { OpenPayment } from '../../../people/leaving.ts';
import type { PersonRecord } from '../../../people/record.ts';
import type { EndedRow } from '../store/leaving.ts';
import { presentPerson, type Defaults } from './people.ts';

/** A deactivated person with the open payments that somebody has to decide. */
export const presentDeactivated = (
  row: PersonRecord,
  workspace: Defaults,
  payments: readonly OpenPayment[],
): DeactivatedPerson =>
  Object.assign(presentPerson(row, workspace), { open_payments: payments.map(presentPayment) });

const presentPayment = (row: OpenPayment): DeactivatedPerson['open_payments'][number] => ({
  id: row.id,
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  pay_on: row.pay_on,
});

/** A reactivated person with the records that ended at their deactivation. */
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

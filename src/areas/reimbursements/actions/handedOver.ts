/** Claims that were approved in a month, for payroll and accounting. */
import type { Queries } from '../../../db/handle.ts';
import { grouped } from '../../../lib/grouped.ts';
import type { Booking, HandoverMonth, PayrollPart } from '../../../paying/handover.ts';
import { bookingsOf } from '../rules/bookings.ts';
import { claimsBooked, claimsHandedOver } from '../store/handedOver.ts';

export async function claimsOfMonth(
  db: Queries,
  ids: readonly string[],
  { first, last, timezone }: HandoverMonth,
): Promise<Map<string, PayrollPart>> {
  const rows = await db.rows(claimsHandedOver, { employee_ids: ids, first, last, timezone });
  return new Map(
    [...grouped(rows, ({ employee_id }) => employee_id)].map(([id, own]) => [
      id,
      { expenses: own.map(({ employee_id, ...claim }) => claim) },
    ]),
  );
}

export async function bookingsOfMonth(
  db: Queries,
  { first, last, timezone, accounting }: HandoverMonth,
): Promise<Booking[]> {
  const claims = await db.rows(claimsBooked, { first, last, timezone });
  return claims.flatMap((claim) => bookingsOf(claim, accounting));
}

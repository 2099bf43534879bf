/** Invoices that were issued in a month, for accounting. */
import type { Queries } from '../../../db/handle.ts';
import type { Booking, HandoverMonth } from '../../../paying/handover.ts';
import { bookingOf } from '../rules/bookings.ts';
import { taxesBooked } from '../store/handedOver.ts';

export async function invoicesOfMonth(
  db: Queries,
  { first, last, accounting }: HandoverMonth,
): Promise<Booking[]> {
  const rows = await db.rows(taxesBooked, { first, last });
  return rows.map((row) => bookingOf(row, accounting));
}

/**
 * Bookings in DATEV's format 700, category 21 (Buchungsstapel), version 13: 125 columns, of which those that this service
 * knows are filled. No installation of DATEV has read this file yet (docs/operations.md).
 */
import { lastOfMonth } from '../../../civil/dates.ts';
import type { HandoverBooking } from '../../../generated/types.ts';
import type { HandoverContent, HandoverHead } from '../rules/handoverDocument.ts';
import { DATEV_COLUMNS } from './datevColumns.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const cut = (text: string, most: number): string => text.slice(0, most);
const compact = (date: string): string => date.replaceAll('-', '');

export const datevFile = ({ head, bookings }: HandoverContent): string =>
  [headLine(head, bookings), DATEV_COLUMNS.join(';'), ...bookings.map(bookingLine)]
    .map((line) => `${line}\r\n`)
    .join('');

function headLine(head: HandoverHead, bookings: readonly HandoverBooking[]): string {
  const { consultant, client, year_start, account_length } = head.datev!;
  const first = `${head.month}-01`;
  const fields: Record<number, string> = {
    1: quoted('EXTF'),
    2: '700',
    3: '21',
    4: quoted('Buchungsstapel'),
    5: '13',
    6: head.created_at.replaceAll(/\D/g, ''),
    11: consultant,
    12: client,
    13: compact(yearStart(first, year_start)),
    14: String(account_length),
    15: compact(first),
    16: compact(lastOfMonth(first)),
    17: quoted(`${head.month} ${head.number}`),
    19: '1',
    20: '0',
    21: '0',
    22: quoted(bookings[0]?.currency ?? 'EUR'),
  };
  return line(31, fields);
}

/** The day on which the financial year of a day began. */
const yearStart = (day: string, monthDay: string): string => {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= monthDay ? `${year}-${monthDay}` : `${year - 1}-${monthDay}`;
};

/** Debit on the account, or credit if the amount is below zero: DATEV's amounts have no sign. */
function bookingLine(booking: HandoverBooking): string {
  const below = booking.gross.startsWith('-');
  return line(DATEV_COLUMNS.length, {
    1: booking.gross.replace('-', '').replace('.', ','),
    2: quoted(below ? 'H' : 'S'),
    3: quoted(booking.currency),
    7: booking.account!,
    8: booking.counter_account!,
    9: quoted(booking.tax_key ?? ''),
    10: `${booking.date.slice(8)}${booking.date.slice(5, 7)}`,
    11: quoted(cut(booking.document, 36)),
    14: quoted(cut(booking.text.replaceAll(/\s+/g, ' '), 60)),
    37: quoted(cut(booking.cost_centre ?? '', 36)),
    38: quoted(cut(booking.project ?? '', 36)),
  });
}

const line = (width: number, fields: Readonly<Record<number, string>>): string =>
  Array.from({ length: width }, (_, index) => fields[index + 1] ?? '').join(';');

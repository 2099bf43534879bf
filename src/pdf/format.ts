/** Amounts and dates in documents. Not from `Intl`, whose output changes with the runtime. */
import { lastOfMonth, parts, type CivilDate } from '../civil/dates.ts';

/** `'4200.00'` as `4,200.00`. */
export const amountText = (amount: string): string => amount.replaceAll(/\B(?=(\d{3})+(?=\.))/g, ',');

/** `1 October 2026`. */
export function dateText(date: CivilDate): string {
  const { year, month, day } = parts(date);
  return `${day} ${MONTHS[month - 1]!} ${year}`;
}

/** `October 2026` for a whole month, `1 October 2026 – 14 October 2026` otherwise. */
export function periodText(from: CivilDate, to: CivilDate): string {
  const { year, month, day } = parts(from);
  return day === 1 && to === lastOfMonth(from)
    ? `${MONTHS[month - 1]!} ${year}`
    : `${dateText(from)} – ${dateText(to)}`;
}

/** The lines of an address below the name. */
export const addressLines = (address: {
  line1: string;
  line2: string | null;
  postal_code: string;
  city: string;
  region: string | null;
  country: string;
}): string[] =>
  [
    address.line1,
    address.line2,
    [`${address.postal_code} ${address.city}`, address.region, address.country]
      .filter((part) => part !== null)
      .join(', '),
  ].filter((line) => line !== null);

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

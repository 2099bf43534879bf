/** Reads a month as it is now, from what areas know of it. */
import type { Queries } from '../../../../db/handle.ts';
import { handoverParts } from '../../../../generated/handoverParts.ts';
import type { HandoverPayrollRow } from '../../../../generated/types.ts';
import type { Booking, HandoverMonth, PayrollPart } from '../../../../paying/handover.ts';
import type { HandoverHead, Rows } from '../../rules/handoverDocument.ts';
import { employedIn } from '../../store/month.ts';

export interface MonthNow extends Rows {
  /** Members of the setting `accounting` that bookings lack. */
  readonly missing: string[];
}

/** People whose sheets are in memory at once. */
const AT_A_TIME = 200;

export async function monthNow(
  db: Queries,
  kind: HandoverHead['kind'],
  month: HandoverMonth,
): Promise<MonthNow> {
  return kind === 'payroll'
    ? { people: await payroll(db, month), bookings: [], missing: [] }
    : { people: [], ...(await accounting(db, month)) };
}

async function payroll(db: Queries, month: HandoverMonth): Promise<HandoverPayrollRow[]> {
  const people = await db.rows(employedIn, { first: month.first, last: month.last, employee_ids: null });
  const rows: HandoverPayrollRow[] = [];
  for (let at = 0; at < people.length; at += AT_A_TIME) {
    const page = people.slice(at, at + AT_A_TIME);
    const ids = page.map(({ employee_id }) => employee_id);
    const parts: Map<string, PayrollPart>[] = [];
    for (const part of handoverParts) if (part.people) parts.push(await part.people(db, ids, month));
    rows.push(
      ...page.map(({ employee_id: id, name, employee_number }) =>
        rowOf(
          { employee: { id, name }, employee_number },
          parts.map((part) => part.get(id) ?? {}),
        ),
      ),
    );
  }
  return rows;
}

const NO_HOURS = { worked: '0.00', expected: '0.00', overtime: '0.00', overtime_paid: '0.00' };

/** A fixed order of members, so that the same month has the same bytes. */
function rowOf(
  person: Pick<HandoverPayrollRow, 'employee' | 'employee_number'>,
  parts: readonly PayrollPart[],
): HandoverPayrollRow {
  const { contract, hours, absences, payments, expenses, changes } = Object.assign(
    {},
    ...parts,
  ) as PayrollPart;
  return {
    ...person,
    contract: contract!,
    hours: hours ?? NO_HOURS,
    absences: absences ?? [],
    payments: payments ?? [],
    expenses: expenses ?? [],
    changes: changes ?? [],
  };
}

async function accounting(db: Queries, month: HandoverMonth): Promise<Omit<MonthNow, 'people'>> {
  const found: Booking[] = [];
  for (const part of handoverParts) if (part.bookings) found.push(...(await part.bookings(db, month)));
  const missing = [...new Set(found.flatMap(({ lacks }) => lacks))].sort();
  if (!month.accounting?.datev) missing.unshift('datev');
  const ordered = found.sort((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0,
  );
  return { bookings: ordered.map(({ lacks, ...booking }) => booking), missing };
}

/** Bookings of a document stay in their order, because sorting is stable. */
const keyOf = ({ date, document }: Booking): string => `${date} ${document}`;

/** Hand-overs as CSV, for any program (rule 227). */
import type { HandoverPayrollRow } from '../../../generated/types.ts';
import { csvLine } from '../../../lib/csv.ts';
import type { HandoverContent } from '../rules/handoverDocument.ts';

type Cells = readonly (string | number | null)[];

const PAYROLL = [
  'employee_number',
  'name',
  'kind',
  'label',
  'from',
  'to',
  'quantity',
  'unit',
  'amount',
  'currency',
  'before',
  'after',
];

/** A line for each number of a person. */
export const payrollCsv = ({ people }: HandoverContent): string =>
  csvLine(PAYROLL) +
  people
    .flatMap((person) =>
      linesOf(person).map((cells) =>
        csvLine([person.employee_number, person.employee.name, ...cells, ...EMPTY].slice(0, PAYROLL.length)),
      ),
    )
    .join('');

const EMPTY: Cells = PAYROLL.map(() => null);

function linesOf({ contract, hours, absences, payments, expenses, changes }: HandoverPayrollRow): Cells[] {
  const hoursLine = (label: string, quantity: string): Cells => [
    'hours',
    label,
    null,
    null,
    quantity,
    'hour',
  ];
  return [
    [
      'contract',
      contract.title,
      contract.start_date,
      contract.end_date,
      contract.weekly_hours,
      'hour',
      contract.salary,
      contract.currency,
    ],
    hoursLine('worked', hours.worked),
    hoursLine('expected', hours.expected),
    hoursLine('overtime', hours.overtime),
    hoursLine('overtime_paid', hours.overtime_paid),
    ...absences.map((one): Cells => ['absence', one.policy, one.start_date, one.end_date, one.days, 'day']),
    ...payments.map((one): Cells => [
      'payment',
      one.kind,
      one.pay_on,
      null,
      null,
      null,
      one.amount,
      one.currency,
    ]),
    ...expenses.map((one): Cells => ['expense', one.title, null, null, null, null, one.amount, one.currency]),
    ...changes.map(({ field, effective_on, before, after }): Cells => [
      'change',
      field,
      effective_on,
      null,
      null,
      null,
      null,
      null,
      before,
      after,
    ]),
  ];
}

const BOOKINGS = [
  'document',
  'date',
  'account',
  'counter_account',
  'gross',
  'tax_rate',
  'tax_key',
  'currency',
  'cost_centre',
  'project',
  'employee',
  'text',
] as const;

export const bookingsCsv = ({ bookings }: HandoverContent): string =>
  csvLine(BOOKINGS) +
  bookings
    .map((booking) =>
      csvLine(BOOKINGS.map((name) => (name === 'employee' ? booking.employee.name : booking[name]))),
    )
    .join('');

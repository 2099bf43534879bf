/** The workspace of the worked examples: Europe/Berlin, Mon–Fri 8 h, Christmas 2026, 25 days of vacation. */
import { days } from '../../../src/civil/days.ts';
import type { Holiday, WeekHours } from '../../../src/schedule/counting.ts';
import type { Account, LedgerRow, PolicyRules } from '../../../src/areas/pto/rules/types.ts';
import type { Half } from '../../../src/schedule/span.ts';

export const PATTERNS: Record<string, WeekHours> = {
  'Mon–Fri 8 h': { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8 },
  'Mon–Wed 8 h': { mon: 8, tue: 8, wed: 8 },
  'Mon–Thu 6 h': { mon: 6, tue: 6, wed: 6, thu: 6 },
  'Tue–Sat 7.5 h': { tue: 7.5, wed: 7.5, thu: 7.5, fri: 7.5, sat: 7.5 },
};

export const HOLIDAYS: Holiday[] = [
  { date: '2026-12-24', name: 'Christmas Eve', half_day: 'pm' },
  { date: '2026-12-25', name: 'Christmas Day', half_day: 'none' },
  { date: '2026-12-31', name: "New Year's Eve", half_day: 'pm' },
  { date: '2027-01-01', name: "New Year's Day", half_day: 'none' },
];

export function fullTime(holidays: Holiday[] = HOLIDAYS) {
  return {
    pattern: [{ from: '2000-01-01', to: null, hours: PATTERNS['Mon–Fri 8 h']! }],
    holidays,
    unit: 'day' as const,
  };
}

export const VACATION: PolicyRules = {
  unit: 'day',
  annual_days: days('25'),
  accrual: 'yearly',
  prorate: true,
  carry_over_max: days('5'),
  carry_over_expires: '03-31',
  allow_negative: 0,
  requires_approval: true,
  allow_half_days: true,
  min_notice_days: 0,
  max_consecutive_days: null,
  waiting_days: 0,
  max_backdated_days: null,
  approval_steps: 1,
  full_week: null,
  round_to: null,
  round_mode: 'nearest',
  seniority_steps: [],
  half_year_floor: null,
  accrual_hours: null,
  carry_when_sick: false,
};

/** An account opened in 2020 under one version of VACATION with these changes. */
export function account(
  change: Partial<PolicyRules> = {},
  rest: Partial<Omit<Account, 'policy'>> = {},
): Account {
  return {
    policy: { versions: [{ effective_from: '2020-01-01', rules: { ...VACATION, ...change } }] },
    employment: { start_date: '2020-01-01', last_day: null },
    rows: [],
    today: '2026-11-20',
    ...rest,
  };
}

/** A ledger row: `row('carry', '5', '2026-01-01')`. The leave year is that of the date by default. */
export function row(
  kind: LedgerRow['kind'],
  amount: string,
  effective_on: string,
  absence_id: string | null = null,
  year = Number(effective_on.slice(0, 4)),
): LedgerRow {
  return { kind, days: days(amount), effective_on, year, absence_id };
}

/** Parses `'pm/–'` into the two halves. */
export function halvesOf(text: string): { start_half: Half | null; end_half: Half | null } {
  const half = (given: string | undefined) => (given === 'am' || given === 'pm' ? given : null);
  const [start, end] = text.split('/');
  return { start_half: half(start), end_half: half(end) };
}

/** Parses `1:30:05` or `1:30` into seconds. */
export function clockSeconds(text: string): number {
  const [h = '0', m = '0', s = '0'] = text.split(':');
  return Number(h) * 3600 + Number(m) * 60 + Number(s);
}

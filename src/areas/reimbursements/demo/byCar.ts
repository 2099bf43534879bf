/** Rates of the demo, and the items of a trip by car of two days. */
import { addDays } from '../../../civil/dates.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import { decimal } from '../../../money/decimal.ts';
import { money, moneyToNumeric } from '../../../money/money.ts';
import { mileage, perDiem, type Trip } from '../rules/allowances.ts';
import type { NewItem } from '../actions/items.ts';

export type Item = NewItem & { id: string };

/** For a kilometre, and for a day in Germany and Austria; in euros. */
const KILOMETRE = '0.30';
const DAYS = { DE: ['28.00', '14.00'], AT: ['50.00', '33.00'] } as const;

export function insertRates(company: DemoCompany): void {
  const at = company.at(company.since, 9 * 60);
  const rate = { own_code: company.workspace.currency, valid_from: `${company.since.slice(0, 4)}-01-01` };
  const insert = (kind: 'mileage' | 'per_diem', values: object) =>
    company.insert('expense_rates', { id: company.id(at), created_at: iso(at), ...rate, kind, ...values });
  insert('mileage', { per_kilometre: KILOMETRE, country: null, full_day: null, partial_day: null });
  for (const [country, [full_day, partial_day]] of Object.entries(DAYS))
    insert('per_diem', { per_kilometre: null, country, full_day, partial_day });
}

/** The kilometres there and back, and the per diem, of a trip with this night. */
export function byCar(
  { listItem, workspace: { currency } }: DemoCompany,
  night: Item,
  id: () => string,
): Item[] {
  const kilometres = '462.4';
  const trip: Trip = {
    from: `${night.spent_on}T08:10`,
    to: `${addDays(night.spent_on, 1)}T18:30`,
    country: 'DE',
    breakfasts: 1,
    lunches: 0,
    dinners: 0,
  };
  const [full, partial] = DAYS.DE.map((amount) => money(amount, currency));
  const shared = { ...night, merchant: null, vat: [], kilometres: null, trip: null };
  return [
    {
      ...shared,
      id: id(),
      kind: 'mileage',
      category_id: listItem('expense-categories', 'travel'),
      description: 'There and back',
      amount: moneyToNumeric(mileage(decimal(kilometres), decimal(KILOMETRE), currency)),
      kilometres,
    },
    {
      ...shared,
      id: id(),
      kind: 'per_diem',
      category_id: listItem('expense-categories', 'meals'),
      description: 'With breakfast',
      amount: moneyToNumeric(perDiem(trip, () => ({ full: full!, partial: partial! }))!),
      trip,
    },
  ];
}

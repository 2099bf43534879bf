import { isRealDate } from '../../../civil/dates.ts';
import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import type { ExpenseRateInput } from '../../../generated/types.ts';
import { countryProblem } from '../../../lib/countries.ts';
import { compareMoney, money, positiveAmountProblem } from '../../../money/money.ts';
import { invalid, type FieldErrors } from '../../../problem.ts';
import { memberProblems } from '../rules/pricing.ts';
import { addRates, dropRates, lockRates, ratesIn } from '../store/rates.ts';

/** Replaces all rates (rule 221). */
export default async function adminPutExpenseRates(
  call: Call<'adminPutExpenseRates'>,
): Promise<Answer<'adminPutExpenseRates'>> {
  const { db, workspace } = call;
  const { rates } = call.body;
  const own = workspace.currency;
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  rates.forEach((rate, index) => {
    for (const [member, text] of Object.entries(rateProblems(rate, own)))
      errors[`rates.${index}.${member}`] = [text];
    const key = `${rate.kind} ${rate.country ?? ''} ${rate.valid_from}`;
    if (seen.has(key)) errors[`rates.${index}.valid_from`] = ['There are two rates from this day on.'];
    seen.add(key);
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await db.rows(lockRates);
  const before = await db.rows(ratesIn, { own });
  await db.together(ask(dropRates), ask(addRates, { own, rates: JSON.stringify(rates) }));
  audit(call, {
    action: 'replaced',
    resource: 'expense_rates',
    id: workspace.id,
    changes: { rates: [before.length, rates.length] },
  });
  return { status: 200, data: { stored: rates.length } };
}

const NEEDS = { mileage: ['amount'], per_diem: ['country', 'full', 'partial'] } as const;

/** Errors by member of a rate. */
function rateProblems(rate: ExpenseRateInput, currency: string): Record<string, string> {
  const errors = memberProblems(rate.kind, rate, NEEDS);
  if (!isRealDate(rate.valid_from)) errors['valid_from'] = 'Is not a day.';
  const { amount, country, full, partial } = rate;
  if (amount !== undefined && /^[0.]+$/.test(amount)) errors['amount'] ??= 'Must be above zero.';
  const unknown = country === undefined ? null : countryProblem(country);
  if (unknown) errors['country'] ??= unknown;
  for (const [member, value] of Object.entries({ full, partial })) {
    if (value === undefined) continue;
    const wrong = positiveAmountProblem(value, currency);
    if (wrong) errors[member] ??= wrong;
  }
  if (Object.keys(errors).length === 0 && full !== undefined && partial !== undefined)
    if (compareMoney(money(partial, currency), money(full, currency)) > 0)
      errors['partial'] = 'At most `full`.';
  return errors;
}

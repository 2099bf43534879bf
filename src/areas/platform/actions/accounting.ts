/** Checks the accounts and wage types of hand-overs. */
import { isRealDate } from '../../../civil/dates.ts';
import type { Queries } from '../../../db/handle.ts';
import type { Accounting } from '../../../generated/types.ts';
import { decimal, decimalToNumeric } from '../../../money/decimal.ts';
import { invalid, type FieldErrors } from '../../../problem.ts';
import { accountingKeys } from '../store/workspace.ts';

/** Wage types that are not of a leave type. */
const FIGURES = ['hours', 'overtime', 'bonus'];

/**
 * In stored form: rates without needless zeros.
 * @throws 422 for an unknown category, rate, figure or leave type, and a day that no year has
 */
export async function accountingOf(db: Queries, given: Accounting): Promise<Accounting> {
  const { categories, policies } = await db.one(accountingKeys);
  const errors: FieldErrors = {};
  const check = (member: keyof Accounting, known: (key: string) => boolean, text: string) => {
    for (const key of Object.keys(given[member] ?? {}))
      if (!known(key)) errors[`accounting.${member}.${key}`] = [text];
  };
  // 2001 is no leap year, so that the day exists in each year
  if (given.datev && !isRealDate(`2001-${given.datev.year_start}`))
    errors['accounting.datev.year_start'] = ['Is not a month and a day of each year, such as 01-01.'];
  check(
    'expense_accounts',
    (key) => categories.includes(key),
    'There is no expense category with this code.',
  );
  check('tax_keys', isRate, 'Must be percent, such as 19.');
  check(
    'wage_types',
    (key) => FIGURES.includes(key) || policies.includes(key),
    `Must be ${FIGURES.join(', ')} or the id of a leave type.`,
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const tax_keys = Object.fromEntries(
    Object.entries(given.tax_keys).map(([rate, key]) => [decimalToNumeric(decimal(rate)), key]),
  );
  return { ...given, tax_keys };
}

const isRate = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(text);

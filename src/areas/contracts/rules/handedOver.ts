/** What payroll learns of a person's contracts in a month (rule 225). */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import type { HandoverContract, HandoverNews } from '../../../generated/types.ts';

interface Employed {
  readonly start_date: CivilDate;
  readonly last_day: CivilDate | null;
}

/** The last contract with days in the month; `contracts` are agreed and in order. Undefined if there is none. */
export const contractOfMonth = (
  contracts: readonly HandoverContract[],
  first: CivilDate,
  last: CivilDate,
): HandoverContract | undefined =>
  contracts.findLast(
    ({ start_date, end_date }) => start_date <= last && (end_date === null || end_date >= first),
  );

const FIELDS = ['type', 'title', 'salary', 'currency', 'pay_period', 'weekly_hours'] as const;

/** Joining, leaving, and what contracts that begin in the month change, in the order of their days. */
export function newsOfMonth(
  contracts: readonly HandoverContract[],
  { start_date, last_day }: Employed,
  first: CivilDate,
  last: CivilDate,
): HandoverNews[] {
  const within = (day: CivilDate | null): day is CivilDate => day !== null && day >= first && day <= last;
  const news: HandoverNews[] = [];
  if (within(start_date)) news.push({ field: 'joined', before: null, after: null, effective_on: start_date });
  contracts.forEach((contract, index) => {
    const before = contracts[index - 1];
    if (!before || !within(contract.start_date) || before.end_date !== addDays(contract.start_date, -1))
      return;
    for (const field of FIELDS) {
      if (before[field] === contract[field]) continue;
      news.push({
        field,
        before: before[field],
        after: contract[field],
        effective_on: contract.start_date,
      });
    }
  });
  if (within(last_day)) news.push({ field: 'left', before: null, after: null, effective_on: last_day });
  return news;
}

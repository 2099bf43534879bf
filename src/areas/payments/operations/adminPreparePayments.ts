import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { invalid, type FieldErrors } from '../../../problem.ts';
import type { PrepareSettings } from '../actions/jobs/prepare.ts';
import { startJob } from '../actions/jobs/startJob.ts';
import { monthDays } from '../rules/month.ts';
import type { NewJobRow } from '../store/jobs.ts';
import { employedIn, peopleAmong, unpaidPayslips } from '../store/month.ts';

/** Rule 206. */
export default async function adminPreparePayments(
  call: Call<'adminPreparePayments'>,
): Promise<Answer<'adminPreparePayments'>> {
  const { body, query, db } = call;
  const { month, pay_on, currency = 'EUR', source = 'payslips', employee_ids = null } = body;
  const errors: FieldErrors = {};
  const unknown = currencyProblem(currency);
  if (unknown) errors['currency'] = [unknown];
  if (employee_ids && new Set(employee_ids).size < employee_ids.length)
    errors['employee_ids'] = ['An id occurs twice.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const of = { ...monthDays(month), employee_ids };
  const [employed, slips, known] = await db.together(
    ask(employedIn, of),
    ask(unpaidPayslips, of),
    ask(peopleAmong, { ids: employee_ids ?? [] }),
  );
  if (employee_ids && known.length < employee_ids.length)
    throw invalid({ employee_ids: ['An id belongs to nobody here.'] });
  const people = [
    ...new Set([
      ...employed.map(({ employee_id }) => employee_id),
      // somebody who has left is paid for a payslip that ends in the month
      ...(source === 'payslips' ? slips.map(({ employee_id }) => employee_id) : []),
      ...(employee_ids ?? []),
    ]),
  ];
  const slipsOf = new Map<string, typeof slips>();
  for (const slip of slips) slipsOf.set(slip.employee_id, [...(slipsOf.get(slip.employee_id) ?? []), slip]);
  const rows = people.flatMap((employee_id): NewJobRow[] => {
    if (source === 'contracts') return [{ employee_id }];
    const theirs = slipsOf.get(employee_id) ?? [];
    const right = theirs.filter((one) => one.currency === currency);
    // a payslip in another currency says why nothing is paid
    const named = right.length > 0 ? right : theirs.slice(0, 1);
    return named.length === 0 ? [{ employee_id }] : named.map(({ id }) => ({ employee_id, payslip_id: id }));
  });
  const settings: PrepareSettings = { month, pay_on, currency, source };
  const data = await startJob(call, 'prepare', { settings, rows, dryRun: query.dry_run });
  return { status: 202, message: 'The job has begun.', data };
}

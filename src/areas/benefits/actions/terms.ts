/** Checks the tier and dependents of an enrollment and converts them for storage. */
import type { CivilDate } from '../../../civil/dates.ts';
import { invalid, type FieldErrors } from '../../../problem.ts';
import { costOn, tierProblem, type Cost } from '../rules/costs.ts';
import type { Dependent } from '../store/enrollments.ts';

/** Throws 422 for a tier that the plan does not have on `day`, or a dependent's birth date in the future. */
export function checkedTerms(
  { tier, dependents }: { tier: string | null; dependents: readonly Dependent[] },
  { costs, day, today }: { costs: readonly Cost[]; day: CivilDate; today: CivilDate },
): { tier: string | null; dependents: string } {
  const errors: FieldErrors = {};
  const problem = tierProblem(costOn(costs, day), tier);
  if (problem) errors['tier'] = [problem];
  for (const [index, { birth_date }] of dependents.entries())
    if (birth_date > today) errors[`dependents.${index}.birth_date`] = ['Must not be in the future.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    tier,
    dependents: JSON.stringify(
      dependents.map(({ name, relation, birth_date }) => ({
        name: name.trim(),
        relation: relation.trim(),
        birth_date,
      })),
    ),
  };
}

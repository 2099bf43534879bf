/** Leave years in which nothing changes, as most do: their credits are counted once for everybody like it. */
import { keptByKey, keptByObject } from '../../../lib/kept.ts';
import { contractsCount, countedPeriods, employmentPeriods } from './counted.ts';
import { annualOf } from './entitlement.ts';
import { monthsOf } from './leaveYears.ts';
import {
  rulesOn,
  type ContractPeriod,
  type Credit,
  type EmploymentPeriod,
  type Entitling,
  type PolicyRules,
} from './types.ts';

/** Everything that the credits of such a year depend on. */
interface WholeYear {
  readonly rules: PolicyRules;
  /** The year with its first month, the annual amount and the working week. */
  readonly key: string;
}

/** Null if an employment, a contract, a version, an agreement or a step of seniority begins or ends in the year. */
function wholeYear({ policy, employment, entitlements = [] }: Entitling, year: number): WholeYear | null {
  const months = monthsOf(policy, year);
  const [first, last] = [months[0]!.begins, months[11]!.begins];
  const changes = (date: string) => date > first && date <= last;
  const covers = ({ from, to }: EmploymentPeriod) => from <= first && (to === null || to > months[11]!.ends);

  const employed = employmentPeriods(employment).find(covers);
  if (!employed) return null;
  let counted: ContractPeriod | undefined = employed;
  if (contractsCount(policy, year)) counted = countedPeriods(employment).find(covers);
  if (!counted) return null;
  if (policy.versions.some(({ effective_from }) => changes(effective_from))) return null;
  if (entitlements.some(({ valid_from }) => changes(valid_from))) return null;

  const rules = rulesOn(policy, first);
  const agreed = entitlements.findLast(({ valid_from }) => valid_from <= first);
  const annual = annualOf({ begins: first, agreed, served: employed.served }, rules);
  if (annual !== annualOf({ begins: last, agreed, served: employed.served }, rules)) return null;
  return { rules, key: `${first} ${annual} ${counted.week?.[rules.unit]}` };
}

/** By rules, because those of a policy's version are one object. */
const byRules = keptByObject<PolicyRules, ReturnType<typeof keptByKey<string, readonly Credit[]>>>();

/** The credits of a year, counted unless they are known from another account. */
export function creditsOnce(
  account: Entitling,
  year: number,
  count: () => readonly Credit[],
): readonly Credit[] {
  const whole = wholeYear(account, year);
  return whole === null ? count() : byRules(whole.rules, () => keptByKey(1_000))(whole.key, count);
}

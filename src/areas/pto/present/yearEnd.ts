import { showDays } from '../../../civil/days.ts';
import type { PolicyRef, YearEnd, YearEndBalance } from '../../../generated/types.ts';
import { lastDayOf } from '../rules/leaveYears.ts';
import { rulesOn } from '../rules/types.ts';
import type { ClosedAccount, ClosedYear } from '../actions/yearEnd.ts';
import { refOf } from '../../../people/named.ts';

export const presentYearEnd = (
  year: number,
  dryRun: boolean,
  closed: ClosedYear & { skipped: readonly PolicyRef[] },
): YearEnd => ({
  year,
  dry_run: dryRun,
  entries: closed.entries,
  skipped: closed.skipped.map(({ id, name }) => ({ id, name })),
  people: closed.people.map(({ person, accounts }) => ({
    employee: refOf(person),
    balances: accounts.map((account) => presentAccount(account, year)),
  })),
});

const presentAccount = ({ type, account, end }: ClosedAccount, year: number): YearEndBalance => ({
  policy: { id: type.id, name: type.name },
  unit: rulesOn(account.policy, lastDayOf(account.policy, year)).unit,
  carried: showDays(end.carried),
  carry_expires_on: end.expiresOn,
  forfeited: showDays(end.forfeited),
  expired: showDays(end.expired),
});

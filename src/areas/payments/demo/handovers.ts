/**
 * Hand-overs to payroll in the demo: of the last two months. An absence was recorded after the first of them,
 * so that the second one reports a late change.
 */
import { addDays } from '../../../civil/dates.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { monthEnd } from '../../../demo/days.ts';
import type { Db } from '../../../db/handle.ts';
import { monthOf, recordHandover } from '../actions/handover/create.ts';
import { monthNow, type MonthNow } from '../actions/handover/month.ts';
import { auditHandover } from '../announce.ts';

interface Planned {
  id: string;
  at: number;
  month: string;
}

declare module '../../../demo/scene.ts' {
  interface DemoOffers {
    handovers: readonly Planned[];
  }
}

const KIND = 'payroll';

/** Plans a hand-over for the second day after each of the last two months, as far as it has come. */
export function planHandovers(company: DemoCompany): void {
  const planned: Planned[] = [];
  if (company.history === 'full')
    for (const back of [-3, -2, -1]) {
      const end = monthEnd(company.today, back);
      const at = company.at(addDays(end, 2), 9 * 60);
      if (at >= company.quiet || end < company.since) continue;
      planned.push({ id: company.id(at), at, month: end.slice(0, 7) });
    }
  const last = planned.slice(-2);
  for (const { id, at, month } of last)
    auditHandover(company.writing(company.admin, at), { id, kind: KIND, month, number: 1 });
  company.offer('handovers', last);
}

export async function writeHandovers(company: DemoCompany, db: Db): Promise<void> {
  const { workspace, admin } = company;
  for (const [index, { id, at, month }] of company.offered('handovers').entries())
    await db.transaction(async (tx) => {
      const rows = await monthNow(tx, KIND, monthOf(workspace, month));
      await recordHandover(
        { db: tx, now: at, workspace, caller: { userId: admin.id } },
        {
          id,
          kind: KIND,
          month,
          rows: index === 0 ? withoutOneAbsence(rows) : rows,
          former: undefined,
          newId: () => company.id(at),
        },
      );
    });
}

/** The month before the last absence was recorded. */
function withoutOneAbsence(rows: MonthNow): MonthNow {
  const person = rows.people.findLast(({ absences }) => absences.length > 0);
  return {
    ...rows,
    people: rows.people.map((one) =>
      one === person ? { ...one, absences: one.absences.slice(0, -1) } : one,
    ),
  };
}

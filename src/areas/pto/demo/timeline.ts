/** When and by whom an absence was requested, decided and cancelled. */
import { addDays, later } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { weekdayNear } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import type { Random } from '../../../demo/random.ts';
import type { AbsenceStatus } from '../rules/review.ts';
import type { Wish } from './absences.ts';

/**
 * The outcome of a wish: `withdrawn` before a decision, `cancelled` after it by its person, `called_off` by
 * the manager.
 */
export type Outcome = 'requested' | 'approved' | 'denied' | 'withdrawn' | 'cancelled' | 'called_off';

export interface Step {
  at: number;
  status: AbsenceStatus;
  by: DemoPerson;
  /** Approved with the request, because the leave type needs no approval. */
  atOnce?: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The steps in order; null if there was not enough time for them. Nothing happens after `company.quiet`. */
export function timeline(
  company: DemoCompany,
  random: Random,
  wish: Wish & { needsApproval: boolean },
): Step[] | null {
  const { person, outcome } = wish;
  if (!wish.needsApproval) return reported(company, random, wish);
  const decider = company.deciderOf(person);
  const begins = company.at(wish.span.start_date, 0);
  const until = Math.min(company.quiet, begins);
  const asked = wish.asked ?? askedAt(company, random, wish);
  const steps: Step[] = [{ at: asked, status: 'requested', by: person }];
  if (asked > until || asked < company.at(company.since, 0)) return null;
  if (outcome === 'requested') return steps;

  const decided = inOffice(company, random, asked + random.int(2, 60) * HOUR, asked);
  if (outcome === 'withdrawn') steps.push({ at: decided, status: 'cancelled', by: person });
  else if (outcome === 'denied') steps.push({ at: decided, status: 'denied', by: decider });
  else steps.push({ at: decided, status: 'approved', by: decider });
  if (outcome === 'cancelled' || outcome === 'called_off') {
    const by = outcome === 'cancelled' ? person : decider;
    const share = 0.2 + random.next() * 0.6;
    const ended = inOffice(company, random, decided + (until - decided) * share, decided);
    steps.push({ at: ended, status: 'cancelled', by });
  }
  return steps.at(-1)!.at <= until ? steps : null;
}

/** Reported on the morning of the first day. */
function reported(company: DemoCompany, random: Random, { person, span }: Wish): Step[] | null {
  const at = company.at(span.start_date, random.int(6 * 60 + 30, 8 * 60 + 50));
  if (at > company.quiet || at < company.at(company.since, 0)) return null;
  return [{ at, status: 'approved', by: person, atOnce: true }];
}

/** Some weeks before the absence; for a future absence, in the last days. */
function askedAt(company: DemoCompany, random: Random, { span, outcome, policy }: Wish): number {
  const lead = policy === 'parental' ? random.int(60, 90) : random.int(8, 60);
  const first = addDays(company.since, 2);
  const date = weekdayNear(later(first, addDays(span.start_date, -lead)), 1);
  const at = company.at(date, random.int(8 * 60 + 30, 17 * 60));
  const recent = outcome === 'requested' ? random.int(0, 9) : random.int(5, 20);
  return Math.min(at, company.quiet - recent * DAY - random.int(0, 9) * HOUR);
}

/** The office hour nearest to an instant, later than `after`. */
function inOffice(company: DemoCompany, random: Random, at: number, after: number): number {
  const date = weekdayNear(localDate(at, company.zone), 1);
  const time = company.at(date, random.int(8 * 60 + 30, 17 * 60 + 30));
  return time > after ? time : after + random.int(20, 90) * 60_000;
}

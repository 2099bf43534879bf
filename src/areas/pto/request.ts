/**
 * May this span be taken? The one check behind asking and editing; the database's constraint stands behind it for those
 * who race.
 */
import { showDays } from '../../civil/days.ts';
import type { CivilDate } from '../../civil/dates.ts';
import { violatedConstraint } from '../../db/pool.ts';
import type { Queries } from '../../db/handle.ts';
import { conflict, invalid, type Problem } from '../../problem.ts';
import { lockOn } from '../tracking/rules/locks.ts';
import { accountOf } from './account.ts';
import { costOfSpan, type Cost } from './rules/counting.ts';
import { bookingsOf, type Booking } from './rules/ledger.ts';
import { shapeProblems, slotsOf, slotsToRange, spanProblems, type SpanProblems } from './rules/spans.ts';
import { checkSpend } from './rules/spending.ts';
import { rulesOn, type Account, type PolicyRules, type Span } from './rules/types.ts';
import type { BlackoutInTheWay } from './store/blackouts.ts';
import { overlapping, type RequestTerms } from './store/requests.ts';
import { lockSubject, periodLocked, periodLocks, type Viewer } from './viewer.ts';

/** A request that may be granted, as far as the rules go. */
export interface SoundRequest {
  rules: PolicyRules;
  cost: Cost;
  bookings: Booking[];
  account: Account;
}

/** The half days of a span as Postgres holds them; 422 where its dates and halves contradict each other (rule 4). */
export function slotsOfSound(span: Span): string {
  assertSound(span);
  return slotsToRange(slotsOf(span));
}

/** Throws 422 where dates and halves contradict each other (rule 4). */
export function assertSound(span: Span): void {
  const problems = shapeProblems(span);
  if (problems) throw unsound(problems);
}

export interface RequestOptions {
  /** The absence as it was: its own reservation does not count, and moving it out of a locked period is refused, too. */
  edited?: { id: string; start_date: CivilDate };
  /** Somebody above enters it for the person: notice is not asked for. */
  onBehalf?: boolean;
}

/**
 * Throws 422 for what the person can mend (rules 3, 4) and 409 for what stands in the way: a period lock, a blackout, an
 * overlap (rules 5, 7), too little balance (rules 16, 17).
 */
export function checkRequest(
  span: Span,
  terms: RequestTerms,
  viewer: Viewer,
  { edited, onBehalf = false }: RequestOptions = {},
): SoundRequest {
  const account = accountOf(terms, viewer.today);
  const rules = rulesOn(account.policy, span.start_date);
  let counted: Cost | undefined;
  const cost = () =>
    (counted ??= costOfSpan(span, { pattern: terms.patterns, holidays: terms.holidays, unit: rules.unit }));
  const { employment } = account;
  const problems = spanProblems(span, { rules, employment, today: viewer.today, cost, onBehalf });
  if (problems) throw unsound(problems);

  const lock = lockOn(
    edited ? [span.start_date, edited.start_date] : [span.start_date],
    periodLocks(terms.locks),
    lockSubject(viewer, terms.department_id),
  );
  if (lock) throw periodLocked(lock.locked_through);
  // one does not choose when to be ill: a blackout holds for leave that somebody grants
  if (rules.requires_approval) assertNoBlackout(terms.blackout);
  if (terms.conflicts.length > 0) throw absenceOverlap(terms.conflicts);

  const bookings = bookingsOf(cost(), account.policy);
  assertAffordable(account, bookings, edited?.id ?? null);
  return { rules, cost: cost(), bookings, account };
}

/** Throws 409 where the balance does not carry the bookings (rules 16, 17, 59); the balance's row is held. */
export function assertAffordable(
  account: Account,
  bookings: readonly Booking[],
  absenceId: string | null,
): void {
  const check = checkSpend(account, bookings, absenceId);
  if (!check.ok) {
    const available = showDays(check.available);
    throw conflict('insufficient_balance', `Only ${available} can be taken in ${check.year}.`, {
      available,
      year: check.year,
    });
  }
}

const unsound = ({ errors, code }: SpanProblems): Problem => invalid(errors, code ?? undefined);

const absenceOverlap = (conflicts: string[]): Problem =>
  conflict('absence_overlap', 'The person is away on some of these days already, or asks to be.', {
    conflicts,
  });

/** Throws 409 where a blackout is in the way, with its days and its reason. */
export function assertNoBlackout(blackout: BlackoutInTheWay | null): void {
  if (!blackout) return;
  const { id, start_date, end_date, reason } = blackout;
  const detail = `No leave from ${start_date} to ${end_date}: ${reason}`;
  throw conflict('blackout', detail, { conflicts: [id], start_date, end_date, reason });
}

/** What the constraint says to one who lost a race over the same half days, with the winner named; else the error itself. */
export async function raceLost(
  error: unknown,
  outside: Queries,
  { employeeId, slots, absenceId }: { employeeId: string; slots: string; absenceId: string | null },
): Promise<unknown> {
  if (violatedConstraint(error) !== 'absences_no_overlap') return error;
  return absenceOverlap((await outside.one(overlapping, [employeeId, slots, absenceId])).conflicts);
}

/**
 * Checks whether a span can be taken, for new and edited requests. A database constraint catches concurrent
 * calls that both pass.
 */
import { amountInWords, showDays } from '../../../civil/days.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { conflict, invalid, type Problem } from '../../../problem.ts';
import { lockOn } from '../../../periods/locks.ts';
import { accountOf } from '../store/account.ts';
import { costInCalendar, workCalendar, type Cost } from '../../../schedule/counting.ts';
import { hoursAsked, inTheWay, type HoursAsked, type HoursOff } from '../rules/hours.ts';
import { bookingsOf, type Booking } from '../rules/ledger.ts';
import { shapeProblems, slotsOf, slotsToRange, spanProblems, type SpanProblems } from '../rules/spans.ts';
import { checkSpend } from '../rules/spending.ts';
import { rulesOn, type Account, type PolicyRules } from '../rules/types.ts';
import { inHours, type Span } from '../../../schedule/span.ts';
import type { BlackoutInTheWay } from '../store/blackouts.ts';
import { suppliedAccount } from './supplied.ts';
import { overlapping, requestTerms, type RequestTerms } from '../store/requests.ts';
import { lockSubject, periodLocked, periodLocks, type Viewer } from './viewer.ts';

export interface ValidRequest {
  rules: PolicyRules;
  cost: Cost;
  bookings: Booking[];
  account: Account;
}

/**
 * A valid request with all its conflicts, each as the 409 it would cause. Without conflicts it can be
 * granted.
 */
export interface AssessedRequest extends ValidRequest {
  conflicts: Problem[];
}

/**
 * The half days of a span as a Postgres range. Throws 422 if dates and halves contradict each other (rule 4).
 */
export function validSlots(span: Span): string {
  assertShape(span);
  return slotsToRange(slotsOf(span));
}

/** The dates of a body, with its hours as it sends them. */
export type AskedSpan = Omit<Span, keyof HoursAsked> & HoursAsked;

/** The span that a body asks for. Throws 422 if its hours contradict each other. */
export const spanAsked = (body: AskedSpan): Span => ({
  start_date: body.start_date,
  end_date: body.end_date,
  start_half: body.start_half ?? null,
  end_half: body.end_half ?? null,
  ...validHours(body),
});

/** Whose absence a request is about; `absence_id` is null for a new one. */
interface Whose {
  employee_id: string;
  policy_id: string;
  absence_id: string | null;
}

/** The question for everything that a request depends on. Throws 422 as `validSlots`. */
export const askTerms = ({ employee_id, policy_id, absence_id }: Whose, span: Span) =>
  ask(requestTerms, {
    employee_id,
    policy_id,
    absence_id,
    slots: validSlots(span),
    start_date: span.start_date,
    end_date: span.end_date,
    timed: inHours(span),
  });

/** The hours that a body asks for; null for whole and half days. Throws 422 if they contradict each other (rule 74). */
export function validHours(body: HoursAsked): HoursOff | null {
  const asked = hoursAsked(body);
  if (asked && 'errors' in asked) throw invalid(asked.errors);
  return asked;
}

/** Throws 422 if dates and halves contradict each other (rule 4). */
export function assertShape(span: Span): void {
  const problems = shapeProblems(span);
  if (problems) throw shapeProblem(problems);
}

export interface RequestOptions {
  /**
   * The absence that is edited: its own reservation is ignored. `changedFrom` is the first day that may
   * change, which must not be locked.
   */
  edited?: { id: string; changedFrom: CivilDate };
  /** Entered by a manager or admin, so the notice period is not checked. */
  onBehalf?: boolean;
}

/**
 * Counts a request and collects its conflicts: a period lock, a blackout, an overlap (rules 5, 7),
 * insufficient balance (rules 16, 17). Throws 422 for what the person can correct (rules 3, 4).
 */
export async function assessRequest(
  db: Queries,
  span: Span,
  terms: RequestTerms,
  viewer: Viewer,
  { edited, onBehalf = false }: RequestOptions = {},
): Promise<AssessedRequest> {
  const account = await suppliedAccount(db, terms, accountOf(terms, viewer.today));
  const rules = rulesOn(account.policy, span.start_date);
  const calendar = workCalendar({ pattern: terms.patterns, holidays: terms.holidays });
  let counted: Cost | undefined;
  const cost = () => (counted ??= costInCalendar(span, calendar, rules.unit));
  const { employment } = account;
  const problems = spanProblems(span, { rules, employment, today: viewer.today, cost, onBehalf });
  if (problems) throw shapeProblem(problems);

  const conflicts: Problem[] = [];
  const lock = lockOn(
    [edited?.changedFrom ?? span.start_date],
    periodLocks(terms.locks),
    lockSubject(viewer, terms.department_id),
  );
  if (lock) conflicts.push(periodLocked(lock.locked_through));
  // a blackout only applies to leave that needs approval, because nobody chooses when to be ill
  if (terms.blackout && rules.requires_approval) conflicts.push(inBlackout(terms.blackout));
  const blocked = [...terms.conflicts, ...inTheWay(span, slotsOf(span), terms.same_days, calendar)];
  if (blocked.length > 0) conflicts.push(absenceOverlap(blocked));
  const bookings = bookingsOf(cost(), account.policy);
  const lack = lackOfBalance(account, bookings, edited?.id ?? null);
  if (lack) conflicts.push(lack);
  return { rules, cost: cost(), bookings, account, conflicts };
}

/** Like `assessRequest`, but throws the first conflict, a 409. */
export async function checkRequest(...request: Parameters<typeof assessRequest>): Promise<ValidRequest> {
  const assessed = await assessRequest(...request);
  if (assessed.conflicts[0]) throw assessed.conflicts[0];
  return assessed;
}

/**
 * Throws 409 if the balance does not cover the bookings (rules 16, 17, 59). The balance row must be locked.
 */
export function assertAffordable(
  account: Account,
  bookings: readonly Booking[],
  absenceId: string | null,
): void {
  const lack = lackOfBalance(account, bookings, absenceId);
  if (lack) throw lack;
}

function lackOfBalance(
  account: Account,
  bookings: readonly Booking[],
  absenceId: string | null,
): Problem | null {
  const check = checkSpend(account, bookings, absenceId);
  if (check.ok) return null;
  const { unit } = rulesOn(account.policy, account.today);
  const left = amountInWords(check.available, unit);
  return conflict('insufficient_balance', `Only ${left} can be taken in ${check.year}.`, {
    available: showDays(check.available),
    unit,
    year: check.year,
  });
}

const shapeProblem = ({ errors, code, data }: SpanProblems): Problem =>
  invalid(errors, code ?? undefined, undefined, data && { ...data });

export const absenceOverlap = (conflicts: string[]): Problem =>
  conflict(
    'absence_overlap',
    'The person already has time off, or a request for it, on some of these days.',
    {
      conflicts,
    },
  );

/** 409 with the days and the reason of the blackout. */
export const inBlackout = ({ id, start_date, end_date, reason }: BlackoutInTheWay): Problem =>
  conflict('blackout', `No leave from ${start_date} to ${end_date}: ${reason}`, {
    conflicts: [id],
    start_date,
    end_date,
    reason,
  });

/**
 * Turns the violation of non-overlapping half days by a concurrent call into a 409 that names the other
 * absence. Returns any other error unchanged.
 */
export async function raceLost(
  error: unknown,
  outside: Queries,
  { employeeId, slots, absenceId }: { employeeId: string; slots: string; absenceId: string | null },
): Promise<unknown> {
  if (violatedConstraint(error) !== 'absences_no_overlap') return error;
  return absenceOverlap(
    (await outside.one(overlapping, { employee_id: employeeId, slots, absence_id: absenceId })).conflicts,
  );
}

/** Changes of an absence's days by its person or a reviewer, after its request or approval (rule 76). */
import type { CallerWriting } from '../../../events/writing.ts';
import type { AbsencePatch } from '../../../generated/types.ts';
import { merged } from '../../../lib/merged.ts';
import { lockedThrough } from '../../../periods/locks.ts';
import { conflict, invalid } from '../../../problem.ts';
import { slotsOf, type Slots } from '../../../schedule/slots.ts';
import type { Span } from '../../../schedule/span.ts';
import { dateOf, firstDifference, isWithin, without } from '../rules/carving.ts';
import type { AbsenceRow } from '../store/absences.ts';
import { openAbsence } from '../store/recount.ts';
import { auditAbsence } from '../announce.ts';
import { carve, displace, planCarving } from './carve.ts';
import type { HeldAbsence } from './decide.ts';
import { absenceOverlap, askTerms, assertShape, checkRequest, validHours } from './request.ts';
import { lockSubject, periodLocked, periodLocks, type Viewer } from './viewer.ts';

type Dates = Pick<
  AbsencePatch,
  'start_date' | 'end_date' | 'start_half' | 'end_half' | 'hours' | 'start_time' | 'end_time'
>;

const DATES = [
  'start_date',
  'end_date',
  'start_half',
  'end_half',
  'hours',
  'start_time',
  'end_time',
] as const;

/** Whether a body says anything about the days. */
export const movesDates = (body: Dates & { remove?: Span | undefined; note?: string | null }): boolean =>
  body.remove !== undefined || body.note !== undefined || DATES.some((name) => body[name] !== undefined);

/**
 * @throws Problem 422 for a body with days to remove and new dates or a note, or with a reason and no days
 */
export function assertOneChange(
  body: Dates & { remove?: Span | undefined; note?: string | null; reason?: string },
): void {
  const dates = DATES.some((name) => body[name] !== undefined);
  if (body.remove && (dates || body.note !== undefined))
    throw invalid({ remove: ['Send the days to remove without new dates or a note.'] });
  if (body.reason !== undefined && !body.remove && !dates)
    throw invalid({ reason: ['Says why the days change: send new dates or days to remove.'] });
}

/** The dates, halves and hours of an absence after a patch; halves take the place of hours, and hours of halves. */
export function spanAfter(held: AbsenceRow, body: Dates): Span {
  const { start_date, end_date, start_half, end_half } = body;
  const dates = merged(held, { start_date, end_date, start_half, end_half });
  const span = {
    start_date: dates.start_date,
    end_date: dates.end_date,
    start_half: dates.start_half,
    end_half: dates.end_half,
  };
  const hours = validHours(body);
  if (hours)
    return { ...span, start_half: body.start_half ?? null, end_half: body.end_half ?? null, ...hours };
  if (held.hours === null || start_half || end_half) return span;
  return { ...span, hours: held.hours, start_time: held.start_time, end_time: held.end_time };
}

/** Whether a span is another than that of the absence. */
export const isMoved = (held: AbsenceRow, span: Span): boolean =>
  DATES.some((field) => (span[field] ?? null) !== held[field]);

interface Change {
  title: string;
  note?: string | null;
}

/**
 * Takes days out of an absence; a part behind them becomes an absence of its own.
 * @throws Problem 422 for days that it does not have, or if nothing would be left
 */
export async function removeDays(
  call: CallerWriting,
  viewer: Viewer,
  held: HeldAbsence,
  remove: Span,
  change: Change,
): Promise<void> {
  assertShape(remove);
  const out = slotsOf(remove);
  if (!isWithin(out, slotsOf(held))) throw invalid({ remove: ['The absence does not have these days.'] });
  return reshape(call, viewer, held, { keep: (slots) => without(slots, out), firstOut: out.from, change });
}

/**
 * Days that an approved absence keeps, for its person, who may only give back days that have not begun.
 * @throws Problem 409 `not_pending` for other days, `already_started`
 */
export async function shorten(
  call: CallerWriting,
  viewer: Viewer,
  held: HeldAbsence,
  body: Dates & { remove?: Span | undefined; note?: string | null },
): Promise<void> {
  const change = { title: 'Time off was shortened' };
  if (body.remove) {
    assertShape(body.remove);
    assertNotBegun(viewer, held, slotsOf(body.remove).from);
    return removeDays(call, viewer, held, body.remove, change);
  }
  const span = spanAfter(held, body);
  assertShape(span);
  const [before, after] = [slotsOf(held), slotsOf(span)];
  const first = firstDifference(before, after);
  if (first === null || !isWithin(after, before) || body.note !== undefined)
    throw conflict(
      'not_pending',
      `The absence is ${held.status}: it can only be shortened. Ask for other days in a new request.`,
      { current_status: held.status },
    );
  const firstOut = after.from === before.from ? after.to : before.from;
  assertNotBegun(viewer, held, firstOut);
  return reshape(call, viewer, held, { to: span, firstOut, change });
}

/**
 * Other dates of a requested or approved absence, by a manager or admin: also past ones, and longer.
 * @throws Problem as a new request, without notice period
 */
export async function moveDates(
  call: CallerWriting,
  viewer: Viewer,
  held: HeldAbsence,
  body: Dates,
  change: Change,
): Promise<void> {
  const span = spanAfter(held, body);
  assertShape(span);
  const { employee_id, policy_id, id } = held;
  const [before, after] = [slotsOf(held), slotsOf(span)];
  const first = firstDifference(before, after) ?? (isMoved(held, span) ? span.start_date : null);
  if (first === null) {
    auditAbsence(call, held, 'updated');
    return;
  }
  const [[found]] = await call.db.together(askTerms({ employee_id, policy_id, absence_id: id }, span));
  const terms = found!;
  await checkRequest(call.db, span, terms, viewer, { edited: { id, changedFrom: first }, onBehalf: true });
  if (terms.displaced.length > 0) {
    if (held.status === 'requested') throw absenceOverlap(terms.displaced);
    await displace(call, { employee_id, id, span }, held);
  }
  return reshape(call, viewer, held, { to: span, firstOut: null, change });
}

interface Reshaping {
  /** The new span, or a function that returns the parts that are kept. */
  to?: Span;
  keep?: (slots: Slots) => readonly Slots[];
  /** The first half day that is given back; null if the request check has looked at locks. */
  firstOut: number | null;
  change: Change;
}

async function reshape(
  call: CallerWriting,
  viewer: Viewer,
  held: HeldAbsence,
  { to, keep, firstOut, change }: Reshaping,
): Promise<void> {
  const locked = lockedThrough(periodLocks(held.locks), lockSubject(viewer, held.department_id));
  if (firstOut !== null && locked !== null && dateOf(firstOut) <= locked) throw periodLocked(locked);
  const open = await call.db.one(openAbsence, { id: held.id });
  const [carved] = await planCarving(call, [open], keep ?? ((slots) => [slots]), to ?? null);
  if (carved!.pieces.length === 0)
    throw invalid({ non_field_errors: ['No working day would be left. Cancel the absence instead.'] });
  await carve(call, carved!, { title: change.title, note: change.note ?? null, deciders: held });
}

function assertNotBegun(viewer: Viewer, held: HeldAbsence, firstOut: number): void {
  if (viewer.today < dateOf(firstOut)) return;
  throw conflict('already_started', 'These days have begun. A manager can still change them.', {
    current_status: held.status,
  });
}

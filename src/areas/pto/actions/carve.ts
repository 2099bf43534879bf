/** Gives requested and approved absences other days, one or more parts each, and books the difference (rules 75, 76). */
import { earlier, later } from '../../../civil/dates.ts';
import { days, daysToNumeric, type Days } from '../../../civil/days.ts';
import type { Queries } from '../../../db/handle.ts';
import type { Writing } from '../../../events/writing.ts';
import type { DecidersRow } from '../../../people/deciders.ts';
import { lockedThrough } from '../../../periods/locks.ts';
import { holidaysOf } from '../../../schedule/calendars.ts';
import { costInCalendar, workCalendar, type Cost } from '../../../schedule/counting.ts';
import { slotsOf, slotsToRange, type Slots } from '../../../schedule/slots.ts';
import type { Span } from '../../../schedule/span.ts';
import { announceCarved } from '../announce.ts';
import { spanOf, trimmed, without } from '../rules/carving.ts';
import { storedSpan } from '../rules/hours.ts';
import { bookingsOf, grantedRows, recount, releasedRows, requestedRows } from '../rules/ledger.ts';
import { rulesOn, type LedgerRow, type Policy } from '../rules/types.ts';
import { ledgerRows, policyOf } from '../store/account.ts';
import { reshapeAbsence, splitAbsence, type AbsenceRow } from '../store/absences.ts';
import { ledgerValues } from '../store/ledger.ts';
import { countingTerms, openAbsencesUnder, type OpenAbsence } from '../store/recount.ts';
import { holdOfAnyone, move } from './decide.ts';
import { lockSubject, periodLocks } from './viewer.ts';

interface Piece {
  span: Span;
  slots: Slots;
  cost: Cost;
}

/** What an absence becomes. */
export interface Carved {
  absence: OpenAbsence;
  policy: Policy;
  /** The parts that cost something; the first keeps the absence's id. None: it is cancelled. */
  pieces: readonly Piece[];
  /** The cost of the first part, and the absence's own ledger rows of the change. */
  left: Days;
  rows: readonly LedgerRow[];
  /** What is given back in all; negative if the absence becomes longer. */
  back: Days;
}

/**
 * Plans new parts for a person's absences; `keep` returns those of an absence. `chosen`: the only part, exactly as
 * somebody has chosen it. An absence of hours has no parts: it stays as it is, or goes. Writes nothing.
 */
export async function planCarving(
  { db, caller, now }: Pick<Writing, 'caller' | 'now'> & { db: Queries },
  absences: readonly OpenAbsence[],
  keep: (slots: Slots) => readonly Slots[],
  chosen: Span | null = null,
): Promise<Carved[]> {
  if (absences.length === 0) return [];
  const parts = new Map(absences.map((one) => [one.id, chosen ? [slotsOf(chosen)] : partsOf(one, keep)]));
  const spans = [...absences, ...[...parts.values()].flat().map(spanOf)];
  const terms = await db.one(countingTerms, {
    employee_ids: [absences[0]!.employee_id],
    policy_ids: [...new Set(absences.map(({ policy_id }) => policy_id))],
    from: spans.map(({ start_date }) => start_date).reduce(earlier),
    to: spans.map(({ end_date }) => end_date).reduce(later),
  });
  const holidays = holidaysOf(terms.holidays, terms.placements);
  const calendar = workCalendar({ pattern: terms.patterns, holidays });
  const policies = new Map(terms.policies.map((row) => [row.id, policyOf(row)]));
  const locks = periodLocks(terms.locks);
  return absences.map((absence) => {
    const policy = policies.get(absence.policy_id)!;
    const { unit } = rulesOn(policy, absence.start_date);
    const pieces = parts
      .get(absence.id)!
      .map((slots): Piece => {
        const span = chosen ?? (absence.hours === null ? spanOf(slots) : absence);
        const cost = costInCalendar(span, calendar, unit);
        if (chosen || absence.hours !== null) return { slots, span, cost };
        const part = trimmed(slots, slotsOf(absence), cost.perDay);
        return { slots: part, span: spanOf(part), cost };
      })
      .filter(({ cost }) => cost.total > 0);
    const counted = days(absence.days);
    const rows = ledgerRows(absence.ledger);
    const [first, ...others] = pieces;
    if (!first)
      return { absence, policy, pieces, left: 0, rows: releasedRows(absence.id, rows), back: counted };
    const changed = recount(
      {
        absence_id: absence.id,
        status: absence.status,
        rows,
        before: costInCalendar(absence, calendar, unit),
        after: first.cost,
        lockedThrough: lockedThrough(locks, lockSubject({ caller, now }, absence.department_id)),
      },
      policy,
    );
    const left = counted + changed.change;
    const split = others.reduce((sum, { cost }) => sum + cost.total, 0);
    return { absence, policy, pieces, left, rows: changed.rows, back: counted - left - split };
  });
}

/** The parts of an absence that are kept. */
function partsOf(absence: OpenAbsence, keep: (slots: Slots) => readonly Slots[]): readonly Slots[] {
  const whole = slotsOf(absence);
  const parts = keep(whole);
  if (absence.hours === null) return parts;
  return parts.some(({ from, to }) => from === whole.from && to === whole.to) ? [whole] : [];
}

/** Why an absence changes, for its person, and who decides on it. */
export interface Cause {
  title: string;
  /** The reason, in the words of the reviewer; kept as `decision_note`. */
  note?: string | null;
  deciders: DecidersRow;
  /** True to write the audit line alone: nobody is told, and there is no event. */
  quiet?: boolean;
}

/**
 * Writes a planned change: the absence keeps its first part; a part behind a gap becomes an absence of its
 * own, with the same status and reviewer. Returns the rows, the absence itself first.
 */
export async function carve(call: Writing, carved: Carved, cause: Cause): Promise<AbsenceRow[]> {
  const { absence } = carved;
  const rows =
    carved.pieces.length === 0 ? [await cancelled(call, carved)] : await reshaped(call, carved, cause);
  announceCarved(call, absence, rows, cause.deciders, cause);
  return rows;
}

async function cancelled(call: Writing, { absence, rows }: Carved): Promise<AbsenceRow> {
  const held = await holdOfAnyone(call.db, absence.id);
  return move(call, held, { action: 'cancel', note: null, rows });
}

async function reshaped(
  { db, caller }: Writing,
  { absence, policy, pieces, left, rows }: Carved,
  { note = null }: Cause,
): Promise<AbsenceRow[]> {
  const actor = JSON.stringify(caller.actor);
  const [first, ...others] = pieces as [Piece, ...Piece[]];
  const written = ({ span, slots }: Piece) => ({
    ...storedSpan(span),
    slots: slotsToRange(slots),
    actor,
  });
  const kept = await db.one(reshapeAbsence, {
    ...written(first),
    id: absence.id,
    days: daysToNumeric(left),
    decision_note: note,
    ledger: ledgerValues(rows),
  });
  const book = absence.status === 'approved' ? grantedRows : requestedRows;
  const split: AbsenceRow[] = [];
  for (const piece of others)
    split.push(
      await db.one(splitAbsence, {
        ...written(piece),
        split_from: absence.id,
        days: daysToNumeric(piece.cost.total),
        // the statement fills in the new absence's id
        ledger: ledgerValues(book('', bookingsOf(piece.cost, policy))),
      }),
    );
  return [kept, ...split];
}

/**
 * Rule 75: takes the half days of an absence that is about to be approved out of the person's other absences,
 * which the caller has locked.
 */
export async function displace(
  call: Writing,
  { employee_id, id, span }: { employee_id: string; id: string | null; span: Span },
  deciders: DecidersRow,
): Promise<void> {
  const out = slotsOf(span);
  const under = await call.db.rows(openAbsencesUnder, {
    employee_id,
    slots: slotsToRange(out),
    absence_id: id,
  });
  for (const carved of await planCarving(call, under, (slots) => without(slots, out)))
    await carve(call, carved, { title: 'Days of your time off were given back', deciders });
}

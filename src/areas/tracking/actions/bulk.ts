/**
 * Adds many entries in one transaction with a handful of round trips, whatever the number of rows. Each row
 * is checked alone. Constraints catch conflicts between rows; a second query then finds what a refused row
 * conflicts with.
 */
import type { CallerWriting } from '../../../events/writing.ts';
import type { Caller } from '../../../auth/caller.ts';
import { ask, type Asked } from '../../../db/handle.ts';
import type { TimeEntryInput } from '../../../generated/types.ts';
import { conflict, invalid, Problem } from '../../../problem.ts';
import { checkOf } from '../../../openapi/schemas.ts';
import { peopleForUpdate, unknownReference, type PersonRow } from '../../../people/find.ts';
import { subjectOf } from '../../../people/subject.ts';
import { entryValues, planEntry, settleEntry, type PlannedEntry } from './add.ts';
import { announceEntry } from '../announce.ts';
import { assertAllowed, guardOf, shownEntry } from './guard.ts';
import { insertEntryUnlessTaken, type EntryRow } from '../store/entries.ts';
import { holdPeriods } from '../../../periods/store.ts';
import { holdExternalIds } from '../store/turns.ts';

/** The result for a row: the entry, or the reason for its refusal. */
export type RowOutcome = EntryRow | Problem;

const checkRow = checkOf<TimeEntryInput>('TimeEntryInput');

/**
 * Adds the rows that are valid. The outcomes are in row order. An error other than a Problem is an internal
 * fault and fails the whole call.
 */
export async function addEntries(call: CallerWriting, rows: readonly unknown[]): Promise<RowOutcome[]> {
  const { db, caller } = call;
  const outcomes = new Map<number, RowOutcome>();
  /** Applies a step to each row; a row that the step refuses gets its outcome and drops out. */
  const each = <From, To>(from: Map<number, From>, step: (one: From, index: number) => To) => {
    const to = new Map<number, To>();
    for (const [index, one] of from) {
      try {
        to.set(index, step(one, index));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        outcomes.set(index, error);
      }
    }
    return to;
  };

  const planned = each(new Map(rows.entries()), (row) => planRow(call, row));
  const people = await holdPeople(call, [...planned.values()]);
  const known = each(planned, (plan) => {
    const person = people.get(plan.employeeId);
    if (!person) throw unknownReference('employee_id');
    return { plan, person };
  });
  const guards = await askEach(known, ({ plan }) => guardOf(plan));
  const settled = each(known, ({ plan, person }, index) => {
    const opened = { person, guard: guards.get(index)![0]! };
    const entry = settleEntry(plan, opened, call);
    return { opened, entry, values: entryValues(entry, opened, caller) };
  });

  const written = await askEach(settled, ({ values }) => ask(insertEntryUnlessTaken, values));
  const refused = new Map([...settled].filter(([index]) => written.get(index)!.length === 0));
  const reasons = await askEach(refused, ({ entry }) => guardOf(entry));
  each(refused, ({ entry, opened: { person } }, index) => {
    assertAllowed({ person, guard: reasons.get(index)![0]! }, call, entry);
    throw conflict('conflict', 'Another call was writing the same. Send the row again.');
  });
  for (const [index, { opened, values }] of settled) {
    if (refused.has(index)) continue;
    const row = shownEntry(values, opened);
    announceEntry(call, row, 'created');
    outcomes.set(index, row);
  }
  return rows.map((_, index) => outcomes.get(index)!);

  /** Asks one statement per row, all in one round trip; the answers are in row order. */
  async function askEach<One, Row>(
    from: Map<number, One>,
    question: (one: One) => Asked<Row>,
  ): Promise<Map<number, Row[]>> {
    if (from.size === 0) return new Map();
    const answers = await db.together(...[...from.values()].map(question));
    return new Map([...from.keys()].map((index, place) => [index, answers[place]!]));
  }
}

/** Validates a row as the single call would. Throws 422 or 403. */
function planRow(call: CallerWriting, row: unknown): PlannedEntry {
  const checked = checkRow(row);
  if ('errors' in checked) throw invalid(checked.errors);
  return planEntry(checked.value, personOf(call.caller, checked.value.employee_id), call);
}

/** Managers and admins may name other people; whether those are in view is checked when people are locked. */
const personOf = (caller: Caller, employeeId: string | undefined): string =>
  employeeId === undefined || caller.role === 'employee' ? subjectOf(caller, employeeId) : employeeId;

/** The people of these rows whose time the caller may write, by id, locked until the transaction ends. */
async function holdPeople(
  { db, caller }: CallerWriting,
  plans: readonly PlannedEntry[],
): Promise<Map<string, PersonRow>> {
  if (plans.length === 0) return new Map();
  const ids = [...new Set(plans.map((plan) => plan.employeeId))];
  const naming = plans.some((plan) => plan.externalId !== null);
  const [, , people] = await db.together(
    ask(holdPeriods),
    ask(holdExternalIds, { naming }),
    ask(peopleForUpdate, { ids, manager_id: caller.role === 'admin' ? null : caller.userId }),
  );
  return new Map(people.map((person) => [person.id, person]));
}

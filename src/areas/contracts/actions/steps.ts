/**
 * Steps that change a person's weekly pattern: putting a contract in force, recalling it, terminating it.
 * Each first recounts booked absences (rule 10), then writes, in one transaction under the person's lock.
 */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { ask, type Asked } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { CallerWriting, Writing } from '../../../events/writing.ts';
import { patternChanged } from '../../../generated/patternChanged.ts';
import { assertEmployed } from '../../../people/employment.ts';
import { conflict } from '../../../problem.ts';
import type { Recounted } from '../../../schedule/patternChange.ts';
import { transition } from '../../../transitions/transition.ts';
import { auditEnd } from '../announce.ts';
import { CONTRACT_MACHINE, type ContractStatus } from '../rules/contract.ts';
import { enter, overlap, patternsOf, withdraw, type Entry, type Version } from '../rules/timeline.ts';
import {
  leaveContract,
  lengthen,
  moveContract,
  recallContract,
  resumeContract,
  shorten,
  standingOf,
  terminateContract,
  type ContractRow,
} from '../store/contracts.ts';
import { assertLast, contractOverlap, statusNow, type HeldContract } from './hold.ts';

/** A contract after a step, and the bookings whose cost the step changes. */
export interface Outcome {
  row: ContractRow;
  recounted: Recounted[];
}

const todayOf = ({ now, workspace }: Pick<Writing, 'now' | 'workspace'>): CivilDate =>
  localDate(now, workspace.timezone);

interface Force {
  dryRun: boolean;
  /** Actions of the state machine: if the first day has come, and if it is in the future. */
  actions: ['activate', 'schedule'] | ['sign', 'sign_ahead'];
  set: (before: ContractStatus, after: ContractStatus) => Asked<ContractRow>;
  changes?: (row: ContractRow) => Record<string, [unknown, unknown]>;
}

/**
 * Checks that a contract can be put in force; returns the effect on the person's other contracts.
 * @throws 409 `person_left`, `contract_overlap`, `not_employed` for a first day outside the employment (rule
 * 64)
 */
export function assertMayEnter({ row, person, standing }: HeldContract): Entry {
  if (person.status === 'deactivated')
    throw conflict('person_left', 'The person has left. Reactivate them first.');
  assertEmployed(person, row.start_date);
  const entry = enter(standing, { ...row, ...NEVER_CUT });
  if (entry.inTheWay.length > 0) throw contractOverlap(entry.inTheWay);
  return entry;
}

/**
 * Makes a contract active, or scheduled for a future first day. A version that it amends ends on the day
 * before.
 * @throws 409 as `assertMayEnter`
 */
export async function putInForce(
  call: CallerWriting,
  held: HeldContract,
  { dryRun, actions: [now, ahead], set, changes }: Force,
): Promise<Outcome> {
  const { row, person, standing } = held;
  const { cut, after } = assertMayEnter(held);
  const recounted = await recount(call, person.id, { from: row.start_date, before: standing, after }, dryRun);
  if (dryRun) return { row, recounted };

  const today = todayOf(call);
  if (cut) {
    await call.db.count(shorten, { id: cut.version.id, end_date: cut.end_date, by: row.id });
    if (row.start_date <= today && cut.version.status === 'active') await supersede(call, cut.version.id);
    else auditEnd(call, cut.version, cut.end_date);
  }
  const moved = await transition(call, CONTRACT_MACHINE, {
    id: row.id,
    action: row.start_date > today ? ahead : now,
    before: row.status,
    set: (status) => set(row.status, status!),
    current: () => statusNow(call.db, row.id),
    ...(changes && { changes }),
  }).catch(async (error: unknown) => {
    if (violatedConstraint(error) !== 'contracts_no_overlap') throw error;
    const others = await call.db.outside.rows(standingOf, { employee_id: row.employee_id });
    throw contractOverlap(others.filter((one) => overlap(one, row)));
  });
  return { row: moved, recounted };
}

const NEVER_CUT = { shortened_by: null, agreed_end_date: null };

/** active -> superseded. */
const supersede = (call: Writing, id: string): Promise<ContractRow> =>
  byDate(call, id, 'supersede', 'active');

/** A transition caused by a date. */
export const byDate = (
  call: Writing,
  id: string,
  action: 'start' | 'supersede' | 'end',
  before: ContractStatus,
): Promise<ContractRow> =>
  transition(call, CONTRACT_MACHINE, {
    id,
    action,
    before,
    set: (after) => ask(moveContract, { id, before, after: after! }),
    current: () => statusNow(call.db, id),
  });

/** active -> ended. If it was the person's last contract, bookings beyond its last day end (rule 61). */
export async function endByDate(call: Writing, { row, standing }: HeldContract): Promise<void> {
  await byDate(call, row.id, 'end', 'active');
  if (row.end_date === null || !isLastDay(standing, row.end_date)) return;
  const change = { from: addDays(row.end_date, 1), before: standing, after: standing, ends: row.end_date };
  await recount(call, row.employee_id, change, false);
}

const isLastDay = (versions: readonly Version[], day: CivilDate): boolean =>
  versions.every(({ end_date }) => end_date !== null && end_date <= day);

/** Makes a contract a draft and restores the version it was to replace. Throws 409 `amendment_scheduled`. */
export async function takeBack(call: CallerWriting, { row, standing }: HeldContract): Promise<Outcome> {
  assertLast(standing, row.id);
  const { restored, after } = withdraw(standing, row);
  const counted = row.status === 'scheduled';
  const recounted = counted
    ? await recount(call, row.employee_id, { from: row.start_date, before: standing, after }, false)
    : [];
  return { row: await withdrawn(call, row, counted ? restored : null), recounted };
}

/** The same without recounting absences. */
export async function withdrawn(
  call: Writing,
  row: ContractRow,
  restored: Version | null,
): Promise<ContractRow> {
  const moved = await transition(call, CONTRACT_MACHINE, {
    id: row.id,
    action: 'recall',
    before: row.status,
    set: (after) => ask(recallContract, { id: row.id, before: row.status, after: after! }),
    current: () => statusNow(call.db, row.id),
  });
  if (restored) {
    await call.db.count(lengthen, { id: restored.id });
    auditEnd(call, restored, restored.end_date);
  }
  return moved;
}

interface Termination {
  end_date: CivilDate;
  reason_id: string | null;
  note: string | null;
}

/** Sets the last day. Throws 409 `amendment_scheduled`. */
export async function terminate(
  call: CallerWriting,
  { row, standing }: HeldContract,
  termination: Termination,
  dryRun: boolean,
): Promise<Outcome> {
  assertLast(standing, row.id);
  const { end_date } = termination;
  const after = standing.map((one) => (one.id === row.id ? { ...one, end_date } : one));
  const change = {
    from: addDays(end_date, 1),
    before: standing,
    after,
    ends: isLastDay(after, end_date) ? end_date : null,
  };
  const recounted = await recount(call, row.employee_id, change, dryRun);
  if (dryRun) return { row, recounted };
  const terminated = await moveEnd(call, row, 'terminate', (status) =>
    ask(terminateContract, {
      id: row.id,
      before: row.status,
      after: status,
      now: new Date(call.now).toISOString(),
      ...termination,
    }),
  );
  return { row: terminated, recounted };
}

/** Ends a contract because its person leaves, also one that is terminated for a later day; recounts nothing. */
export const leave = (call: Writing, row: ContractRow, end_date: CivilDate): Promise<ContractRow> =>
  moveEnd(call, row, 'leave', (after) =>
    ask(leaveContract, {
      id: row.id,
      before: row.status,
      after,
      end_date,
      now: new Date(call.now).toISOString(),
    }),
  );

const RESUMING = { scheduled: 'resume_ahead', active: 'resume', terminated: 'resume_terminated' } as const;

/** The opposite of `leave`. `status`: what the contract was before. */
export const resume = (
  call: Writing,
  row: ContractRow,
  status: keyof typeof RESUMING,
): Promise<ContractRow> =>
  moveEnd(call, row, RESUMING[status], (after) =>
    ask(resumeContract, { id: row.id, before: row.status, after }),
  );

/** A transition that changes the last day; recounts nothing. */
const moveEnd = (
  call: Writing,
  row: ContractRow,
  action: 'terminate' | 'leave' | (typeof RESUMING)[keyof typeof RESUMING],
  set: (after: ContractStatus) => Asked<ContractRow>,
): Promise<ContractRow> =>
  transition(call, CONTRACT_MACHINE, {
    id: row.id,
    action,
    before: row.status,
    set: (after) => set(after!),
    current: () => statusNow(call.db, row.id),
    changes: (after) => ({ status: [row.status, after.status], end_date: [row.end_date, after.end_date] }),
  });

/** A person's contracts before and after a step. `ends`: their last day, if the step sets it. */
interface Change {
  from: CivilDate;
  before: readonly Version[];
  after: readonly Version[];
  ends?: CivilDate | null;
}

/** Recounts bookings by the changed patterns, in all areas. */
async function recount(
  call: Writing,
  employeeId: string,
  { from, before, after, ends = null }: Change,
  dryRun: boolean,
): Promise<Recounted[]> {
  const change = { employeeId, from, before: patternsOf(before), after: patternsOf(after), ends, dryRun };
  const recounted: Recounted[] = [];
  for (const countAgain of patternChanged) recounted.push(...(await countAgain(call, change)));
  return recounted;
}

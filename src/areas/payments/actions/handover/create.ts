/** Records a month for payroll or accounting (rule 224). */
import { v7 as uuidv7 } from 'uuid';
import { monthsAfter, type CivilDate } from '../../../../civil/dates.ts';
import { localDate } from '../../../../civil/zones.ts';
import type { Queries } from '../../../../db/handle.ts';
import type { CallerWriting, Writing } from '../../../../events/writing.ts';
import type { HandoverLate } from '../../../../generated/types.ts';
import { sha256 } from '../../../../lib/sha256.ts';
import type { HandoverMonth } from '../../../../paying/handover.ts';
import { auditHandover } from '../../announce.ts';
import { conflict } from '../../../../problem.ts';
import type { Workspace } from '../../../../workspace/workspace.ts';
import { bookingSubjects, diffOf, isEmpty, peopleSubjects, type Subject } from '../../rules/handoverDiff.ts';
import {
  contentFrom,
  documentText,
  rowsFrom,
  rowsText,
  type HandoverHead,
  type Rows,
} from '../../rules/handoverDocument.ts';
import { monthDays } from '../../rules/month.ts';
import {
  insertHandover,
  insertLate,
  knownStates,
  lastHandover,
  lockHandovers,
} from '../../store/handovers.ts';
import { monthNow, type MonthNow } from './month.ts';

/** When, where and by whom it is made. */
type Making = Pick<Writing, 'db' | 'now' | 'workspace'> & { caller: Pick<Writing['caller'], 'userId'> };
type Kind = HandoverHead['kind'];

/** For so many months a change is reported late. */
const LATE_MONTHS = 12;

/**
 * Returns the id.
 * @throws 409 `month_not_over`, `nothing_changed`
 */
export async function createHandover(call: CallerWriting, kind: Kind, month: string): Promise<string> {
  const { db, now, workspace } = call;
  const { first, last } = monthDays(month);
  if (last >= localDate(now, workspace.timezone))
    throw conflict('month_not_over', `${month} ends on ${last}.`);
  await db.rows(lockHandovers, { kind });
  const former = await db.maybe(lastHandover, { kind, month: first });
  const rows = await monthNow(db, kind, monthOf(workspace, month));
  const id = uuidv7();
  const number = await recordHandover(call, { id, kind, month, rows, former, newId: uuidv7 });
  auditHandover(call, { id, kind, month, number });
  return id;
}

interface Recording {
  id: string;
  kind: Kind;
  month: string;
  rows: MonthNow;
  /** The last hand-over of the month. */
  former: { id: string; number: number; document: string } | undefined;
  /** Makes ids of further rows. */
  newId(): string;
}

/**
 * Stores the rows as the month's next hand-over, and returns its number.
 * @throws 409 `nothing_changed`
 */
export async function recordHandover(
  { db, caller, now, workspace }: Making,
  { id, kind, month, rows, former, newId }: Recording,
): Promise<number> {
  const { first } = monthDays(month);
  const subjects = subjectsOf(rows);
  const before = former && contentFrom(former.document);
  const diff = before ? diffOf(subjectsOf(before), subjects) : null;
  const { accounting } = workspace.settings;
  const head: HandoverHead = {
    kind,
    month,
    number: (former?.number ?? 0) + 1,
    created_at: new Date(now).toISOString(),
    datev: accounting?.datev ?? null,
    wage_types: kind === 'payroll' ? (accounting?.wage_types ?? {}) : {},
    missing: rows.missing,
    diff,
    late: [],
  };
  if (former && before && diff && isEmpty(diff) && sameSettings(before.head, head))
    throw conflict('nothing_changed', 'Nothing differs from the last hand-over of the month.', {
      id: former.id,
    });
  const late = former ? [] : await lateChanges({ db, workspace }, kind, first);
  const document = documentText({ ...head, late: late.map(({ shown }) => shown) }, rows);
  await db.one(insertHandover, {
    id,
    kind,
    month: first,
    number: head.number,
    row_count: rows.people.length + rows.bookings.length,
    people: peopleIn(subjects),
    document,
    sha256: sha256(document),
    created_by_id: caller.userId!,
    created_at: head.created_at,
  });
  for (const one of late)
    await db.rows(insertLate, {
      id: newId(),
      created_at: head.created_at,
      handover_id: id,
      kind,
      month: one.first,
      people: peopleIn(subjectsOf(one.rows)),
      document: rowsText(one.rows),
    });
  return head.number;
}

export const monthOf = ({ timezone, settings }: Workspace, month: string): HandoverMonth => ({
  ...monthDays(month),
  timezone,
  accounting: settings.accounting,
});

const subjectsOf = ({ people, bookings }: Rows): Subject[] => [
  ...peopleSubjects(people),
  ...bookingSubjects(bookings),
];

const peopleIn = (subjects: readonly Subject[]): string[] => [
  ...new Set(subjects.map(({ employee }) => employee.id)),
];

/** Whether files made with the settings of both would be the same. */
const sameSettings = (one: HandoverHead, other: HandoverHead): boolean =>
  JSON.stringify([one.datev, one.wage_types, one.missing]) ===
  JSON.stringify([other.datev, other.wage_types, other.missing]);

interface Late {
  shown: HandoverLate;
  first: CivilDate;
  rows: Rows;
}

/** What has changed in earlier months since they were handed over or reported. */
async function lateChanges(
  { db, workspace }: { db: Queries; workspace: Workspace },
  kind: Kind,
  first: CivilDate,
): Promise<Late[]> {
  const from = monthsAfter(first, -LATE_MONTHS);
  const late: Late[] = [];
  for (const state of await db.rows(knownStates, { kind, from, before: first })) {
    const before = state.whole ? contentFrom(state.document) : rowsFrom(state.document, kind);
    const rows = await monthNow(db, kind, monthOf(workspace, state.month.slice(0, 7)));
    const diff = diffOf(subjectsOf(before), subjectsOf(rows));
    if (!isEmpty(diff))
      late.push({ shown: { month: state.month.slice(0, 7), diff }, first: state.month, rows });
  }
  return late;
}

/** What differs between two states of a month (rule 224). */
import type {
  HandoverBooking,
  HandoverChange,
  HandoverDiff,
  HandoverPayrollRow,
} from '../../../generated/types.ts';
import { grouped } from '../../../lib/grouped.ts';

/** A person or a document, with the values that may differ by their names. */
export interface Subject {
  readonly key: string;
  readonly employee: HandoverPayrollRow['employee'];
  readonly document: string | null;
  readonly value: Readonly<Record<string, unknown>>;
}

export const peopleSubjects = (rows: readonly HandoverPayrollRow[]): Subject[] =>
  rows.map(({ employee, ...value }) => ({ key: employee.id, employee, document: null, value }));

/** Bookings by document: a document is the subject, its bookings are a list. */
export const bookingSubjects = (rows: readonly HandoverBooking[]): Subject[] =>
  [...grouped(rows, ({ document }) => document)].map(([document, bookings]) => ({
    key: document,
    employee: bookings[0]!.employee,
    document,
    value: { bookings: bookings.map(({ employee, document: _, ...booking }) => booking) },
  }));

export function diffOf(before: readonly Subject[], after: readonly Subject[]): HandoverDiff {
  const former = new Map(before.map((one) => [one.key, one]));
  const current = new Set(after.map(({ key }) => key));
  const shown = ({ employee, document }: Subject) => ({ employee, document });
  return {
    added: after.filter(({ key }) => !former.has(key)).map(shown),
    removed: before.filter(({ key }) => !current.has(key)).map(shown),
    changed: after.flatMap((one) => {
      const old = former.get(one.key);
      return old ? changesOf(old.value, one.value).map((change) => ({ ...shown(one), ...change })) : [];
    }),
  };
}

export const isEmpty = ({ added, removed, changed }: HandoverDiff): boolean =>
  added.length + removed.length + changed.length === 0;

type Change = Pick<HandoverChange, 'field' | 'before' | 'after'>;

/** Members that differ, by their path; elements of a list that only one state has. */
function changesOf(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  const field = path.join('.');
  if (Array.isArray(before) && Array.isArray(after)) return elementsOf(before, after, field);
  if (isRecord(before) && isRecord(after))
    return Object.keys(after).flatMap((name) => changesOf(before[name], after[name], [...path, name]));
  const [old, now] = [textOf(before), textOf(after)];
  return old === now ? [] : [{ field, before: old, after: now }];
}

/** Elements with an id are compared by it. Of others, those that went and those that came are paired in their order. */
function elementsOf(before: readonly unknown[], after: readonly unknown[], field: string): Change[] {
  const [former, current] = [keyed(before), keyed(after)];
  const gone = [...former.keys()].filter((key) => !current.has(key));
  const come = [...current.keys()].filter((key) => !former.has(key));
  const changed = [...former.keys()].filter(
    (key) => current.has(key) && current.get(key) !== former.get(key),
  );
  const change = (old: string | undefined, now: string | undefined): Change => ({
    field,
    before: (old !== undefined && former.get(old)) || null,
    after: (now !== undefined && current.get(now)) || null,
  });
  const pairs = [...before, ...after].some(hasId) ? 0 : Math.min(gone.length, come.length);
  return [
    ...changed.map((key) => change(key, key)),
    ...gone.map((key, at) => change(key, at < pairs ? come[at] : undefined)),
    ...come.slice(pairs).map((key) => change(undefined, key)),
  ];
}

/** The texts of elements by id, or by the text itself and how often it has occurred. */
function keyed(elements: readonly unknown[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const element of elements) {
    const text = JSON.stringify(element);
    const name = hasId(element) ? element.id : text;
    let key = name;
    for (let again = 2; texts.has(key); again++) key = `${name} ${again}`;
    texts.set(key, text);
  }
  return texts;
}

const hasId = (value: unknown): value is { id: string } => isRecord(value) && typeof value['id'] === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

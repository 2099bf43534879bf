/** Pure: which PDF of an archive belongs to which draft (rule 207). */
import { grouped } from '../../../lib/grouped.ts';

export interface NumberedDraft {
  id: string;
  employee_id: string;
  /** Null: no file is this person's. */
  employee_number: string | null;
}

export interface DocumentRow {
  employee_id?: string;
  payslip_id?: string;
  input?: { entry: string };
  outcome?: 'left_out';
  code?: string;
  detail?: string;
}

/** A file's name begins with the number, and goes on with neither letter nor digit. */
const begins = (name: string, number: string): boolean =>
  name.startsWith(number) && !/^[\p{L}\p{N}]/u.test(name.slice(number.length));

/**
 * A row for each file. A file that fits no draft is `document_unmatched`; one that fits several drafts, and all files that
 * fit the same draft, are `document_ambiguous`: a payslip never goes to the wrong person.
 */
export function documentRows(names: readonly string[], drafts: readonly NumberedDraft[]): DocumentRow[] {
  const fitting = names.map((name) => ({
    name,
    drafts: drafts.filter(({ employee_number: number }) => number !== null && begins(name, number)),
  }));
  const taken = grouped(
    fitting.flatMap((file) => file.drafts.map(({ id }) => ({ id, name: file.name }))),
    ({ id }) => id,
  );
  return fitting.map(({ name, drafts: [draft, ...others] }) => {
    if (!draft)
      return leftOut('document_unmatched', `No draft of the month has the number with which ${name} begins.`);
    if (others.length > 0)
      return leftOut('document_ambiguous', `${name} fits more than one draft of the month.`);
    const rivals = taken.get(draft.id)!;
    if (rivals.length > 1)
      return leftOut('document_ambiguous', `${rivals.map((one) => one.name).join(', ')} fit the same draft.`);
    return { employee_id: draft.employee_id, payslip_id: draft.id, input: { entry: name } };
  });
}

const leftOut = (code: string, detail: string): DocumentRow => ({
  outcome: 'left_out',
  code,
  detail: detail.slice(0, 500),
});

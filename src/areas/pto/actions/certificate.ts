/** Absences without a known end, and by when their certificates are due (rule 77). */
import { addDays, later, type CivilDate } from '../../../civil/dates.ts';
import type { Queries } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { conflict, invalid } from '../../../problem.ts';
import { holidaysOf } from '../../../schedule/calendars.ts';
import { costInCalendar, workCalendar } from '../../../schedule/counting.ts';
import { inHours, type Span } from '../../../schedule/span.ts';
import { auditAbsence } from '../announce.ts';
import { dueOn, LOOKED_AHEAD, needsCertificate } from '../rules/certificate.ts';
import { isUnlimited, rulesOn, type PolicyRules } from '../rules/types.ts';
import { policyOf } from '../store/account.ts';
import { noteSickness, type AbsenceRow } from '../store/absences.ts';
import { countingTerms } from '../store/recount.ts';

type Whose = Pick<AbsenceRow, 'employee_id' | 'policy_id'>;

async function termsOf(db: Queries, { employee_id, policy_id }: Whose, from: CivilDate, to: CivilDate) {
  const terms = await db.one(countingTerms, {
    employee_ids: [employee_id],
    policy_ids: [policy_id],
    from,
    to,
  });
  const holidays = holidaysOf(terms.holidays, terms.placements);
  return { policy: terms.policies[0]!, calendar: workCalendar({ pattern: terms.patterns, holidays }) };
}

/** The day on which the certificate of a new absence is due; `after` as `attachment_after_days`. */
export async function certificateDue(
  db: Queries,
  whose: Whose,
  { start_date, after }: { start_date: CivilDate; after: number },
): Promise<CivilDate> {
  const from = addDays(start_date, after);
  const { calendar } = await termsOf(db, whose, from, addDays(from, LOOKED_AHEAD));
  return dueOn(start_date, after, calendar);
}

/** Throws 422 for an end that cannot be left open: of hours, or of leave with a limit. */
export function assertOpenable(span: Span, rules: PolicyRules): void {
  if (!isUnlimited(rules))
    throw invalid({ open_ended: ['Only leave without a limit, such as sick leave, can be open-ended.'] });
  if (inHours(span)) throw invalid({ open_ended: ['Hours are on one date.'] });
}

interface SicknessPatch {
  open_ended?: boolean;
  certified_until?: CivilDate | null;
}

/**
 * Notes what a change says about the end and the certificate of a locked absence that is about to get the dates
 * `span`. Returns whether that changes anything besides the due date.
 * @throws Problem 422 as `assertOpenable`
 */
export async function changeSickness(
  call: CallerWriting,
  held: AbsenceRow,
  span: Span,
  { open_ended, certified_until }: SicknessPatch,
): Promise<boolean> {
  const wanted = merged(held, { open_ended, certified_until });
  const to = later(span.end_date, addDays(span.start_date, 366 + LOOKED_AHEAD));
  const { policy, calendar } = await termsOf(call.db, held, span.start_date, to);
  const rules = rulesOn(policyOf(policy), span.start_date);
  if (wanted.open_ended && !held.open_ended) assertOpenable(span, rules);
  const after = policy.attachment_after_days;
  const { inDays } = costInCalendar(span, calendar, rules.unit);
  const due = needsCertificate(after, { inDays, openEnded: wanted.open_ended })
    ? dueOn(span.start_date, after, calendar)
    : null;
  const changes = changedFields(['open_ended', 'certified_until'], held, wanted);
  const changed = Object.keys(changes).length > 0;
  if (!changed && due === held.certificate_due_on) return false;
  await call.db.count(noteSickness, {
    id: held.id,
    open_ended: wanted.open_ended,
    certified_until: wanted.certified_until,
    certificate_due_on: due,
  });
  if (changed) auditAbsence(call, held, 'updated', changes);
  return changed;
}

/** Throws 409 if the person of an approved absence opens its end: they ask for more days instead. */
export function assertOnlyCloses({ open_ended }: SicknessPatch, held: AbsenceRow): void {
  if (open_ended && !held.open_ended)
    throw conflict('not_pending', `The absence is ${held.status}: ask for other days in a new request.`, {
      current_status: held.status,
    });
}

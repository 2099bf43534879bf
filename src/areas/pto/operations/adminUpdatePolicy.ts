import type { Answer, Call } from '../../../contract.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { amountInWords, days } from '../../../civil/days.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { conflict, expectVersion, invalid, notFound } from '../../../problem.ts';
import { policyOf, storedRules } from '../store/account.ts';
import { unknownReference } from '../../../people/find.ts';
import type { Unit } from '../../../schedule/span.ts';
import {
  assertConsistent,
  assertOpenYear,
  assertUserTypes,
  nameTaken,
  rulesNamed,
} from '../actions/policyInput.ts';
import { effectsOf, type Effect, type PolicyChange } from '../actions/policyEffects.ts';
import { auditConversion } from '../announce.ts';
import { presentEffect } from '../present/policyEffect.ts';
import { presentAdminPolicy } from '../present/adminPolicy.ts';
import { leaveYearOf } from '../rules/leaveYears.ts';
import { revise, RULE_FIELDS, withVersions } from '../rules/revision.ts';
import { rulesOn, type Policy } from '../rules/types.ts';
import { insertConversions } from '../store/conversion.ts';
import { correctionsOf } from '../store/entries.ts';
import { accountValues } from '../store/ledger.ts';
import {
  hasLedger,
  policyById,
  unitInUse,
  updatePolicy,
  versionValues,
  writeVersions,
} from '../store/policyAdmin.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';
import { POLICY_MACHINE, policyStatus } from '../rules/policy.ts';
import { assertOpen } from '../../../transitions/transition.ts';

const COLUMNS = [
  'name',
  'paid',
  'from_overtime',
  'displaces',
  'leave_year_start',
  'attachment_after_days',
  'applies_to',
  'color',
] as const;

/**
 * Changes a leave type: its rules from a date on, other fields at once. Takes the lock that excludes all
 * counting of days.
 */
export default async function adminUpdatePolicy(
  call: Call<'adminUpdatePolicy'>,
): Promise<Answer<'adminUpdatePolicy'>> {
  const { params, body, ifMatch, workspace, db, now } = call;
  const today = localDate(now, workspace.timezone);
  const { effective_from: from = today, dry_run: dryRun = false } = body;
  if (body.keep_entries?.length && body.adjustments !== 'absorb')
    throw invalid({ keep_entries: ['Only with `adjustments`: `absorb`.'] });
  await db.one(lockCounting);
  const before = await db.maybe(policyById, { id: params.policy_id });
  if (!before) throw notFound();
  expectVersion(ifMatch, before.version);
  assertOpen(POLICY_MACHINE, 'edit', policyStatus(before), null);

  const wanted = merged(before, { ...body, name: body.name?.trim() });
  await assertUserTypes(
    db,
    wanted.applies_to.filter((id) => !before.applies_to.includes(id)),
  );
  if (wanted.leave_year_start !== before.leave_year_start) await assertYearFree(call);
  // without ledger rows, no leave year has been numbered yet
  const policy = policyOf({ ...before, leave_year_start: wanted.leave_year_start });
  assertOpenYear('effective_from', from, { calendar: policy, today });
  const named = rulesNamed(body);
  if (named.unit !== undefined && named.unit !== rulesOn(policy, from).unit) await assertUnitFree(call);
  const revised = revise(policy, from, named);
  for (const { rules } of revised) assertConsistent(rules, named);
  const scaling = revised.some(
    ({ effective_from, rules }) => rules.full_week !== rulesOn(policy, effective_from).full_week,
  );
  const after = withVersions(policy, revised);
  const effects =
    dryRun || scaling || body.adjustments === 'absorb'
      ? await effectsOf(db, await changeOf(call, { after, from, today, scaling }))
      : [];
  const told =
    dryRun || scaling ? { effects: effects.map((one) => presentEffect(one, leaveYearOf(policy, from))) } : {};
  if (dryRun) return { status: 200, data: { ...presentAdminPolicy(before, today), ...told } };

  if (revised.length > 0)
    await db.count(writeVersions, { policy_id: before.id, versions: versionValues(revised) });
  const written = await db.one(updatePolicy, wanted).catch(async (error: unknown) => {
    throw await nameTaken(error, db.outside, wanted.name);
  });
  await postOffsets(call, written, effects, rulesOn(after, from).unit);
  const rulesOf = (of: Policy) => storedRules(rulesOn(of, from));
  audit(call, {
    action: 'updated',
    resource: 'policy',
    id: written.id,
    changes: {
      ...changedFields(COLUMNS, before, written),
      ...changedFields(RULE_FIELDS, rulesOf(policy), rulesOf(after)),
      ...(revised.length > 0 && { effective_from: [null, from] }),
    },
  });
  return {
    status: 200,
    data: { ...presentAdminPolicy(written, today), ...told },
    version: written.version,
  };
}

/** Throws 409 if part-time begins or ceases to count and it is not said what manual corrections were for. */
async function changeOf(
  { db, params, body }: Call<'adminUpdatePolicy'>,
  { after, from, today, scaling }: { after: Policy; from: CivilDate; today: CivilDate; scaling: boolean },
): Promise<PolicyChange> {
  const { adjustments, keep_entries: kept = [], dry_run: dryRun = false } = body;
  const { policy_id } = params;
  const corrections = await db.rows(correctionsOf, { policy_id, year: leaveYearOf(after, from) });
  const known = new Set(corrections.map(({ id }) => id));
  if (kept.some((id) => !known.has(id))) throw unknownReference('keep_entries');
  const undecided = corrections.filter(({ year }) => year === leaveYearOf(after, from));
  if (scaling && !dryRun && adjustments === undefined && undecided.length > 0)
    throw conflict(
      'adjustments_undecided',
      'Balances have manual corrections in this leave year. Say what becomes of them: keep or absorb.',
      { conflicts: undecided.slice(0, MOST_NAMED).map(({ id }) => id) },
    );
  return {
    policyId: policy_id,
    after,
    from,
    today,
    corrections,
    absorbs: ({ id }) => adjustments === 'absorb' && !kept.includes(id),
  };
}

/** Maximum number of listed corrections. */
const MOST_NAMED = 20;

/** Posts the rows that offset corrections, with an audit line for each. */
async function postOffsets(
  call: Call<'adminUpdatePolicy'>,
  policy: { id: string; name: string },
  effects: readonly Effect[],
  unit: Unit,
): Promise<void> {
  const entries = effects.flatMap(({ person, offset }) => accountValues(person.id, policy.id, offset));
  if (entries.length === 0) return;
  const rows = await call.db.rows(insertConversions, {
    entries: JSON.stringify(entries),
    actor: JSON.stringify(call.caller.actor),
    reason: 'Conversion: part-time now counts, as manual corrections did before.',
  });
  for (const row of rows) auditConversion(call, { ...row, amount: amountInWords(days(row.days), unit) });
}

/** Throws 409 if ledger rows, which are numbered by leave year, exist. */
async function assertYearFree({ db, params }: Call<'adminUpdatePolicy'>): Promise<void> {
  if ((await db.one(hasLedger, { policy_id: params.policy_id })).used)
    throw conflict(
      'leave_year_in_use',
      'The leave type already has ledger entries in its leave years. Add another leave type instead.',
    );
}

/** Throws 409 if amounts in the current unit exist. */
async function assertUnitFree({ db, params }: Call<'adminUpdatePolicy'>): Promise<void> {
  if ((await db.one(unitInUse, { policy_id: params.policy_id })).used)
    throw conflict(
      'unit_in_use',
      'The leave type already has absences or ledger entries in this unit. Add another leave type instead.',
    );
}

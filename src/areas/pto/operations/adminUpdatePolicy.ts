import type { Answer, Call } from '../../../contract.ts';
import { yearOf, type CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { conflict, expectVersion, invalid, notFound } from '../../../problem.ts';
import { policyOf, storedRules } from '../store/account.ts';
import { assertUserTypes, nameTaken, rulesNamed } from '../actions/policyInput.ts';
import { presentAdminPolicy } from '../present/adminPolicy.ts';
import { revise, RULE_FIELDS } from '../rules/revision.ts';
import { rulesOn } from '../rules/types.ts';
import {
  policyById,
  type PolicyRecord,
  unitInUse,
  updatePolicy,
  versionValues,
  writeVersions,
} from '../store/policyAdmin.ts';
import { lockCounting } from '../store/requests.ts';
import { POLICY_MACHINE, policyStatus } from '../rules/policy.ts';
import { assertOpen } from '../../../transitions/transition.ts';

const COLUMNS = ['name', 'paid', 'from_overtime', 'attachment_after_days', 'applies_to', 'color'] as const;

/**
 * Changes a leave type: its rules from a date on, other fields at once. Takes the lock that excludes all
 * counting of days.
 */
export default async function adminUpdatePolicy(
  call: Call<'adminUpdatePolicy'>,
): Promise<Answer<'adminUpdatePolicy'>> {
  const { params, body, ifMatch, workspace, db, now } = call;
  const today = localDate(now, workspace.timezone);
  const from = body.effective_from ?? today;
  assertOpenYear(from, today);
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
  const policy = policyOf(before.versions);
  const named = rulesNamed(body);
  if (named.unit !== undefined && named.unit !== rulesOn(policy, from).unit) await assertUnitFree(call);
  const revised = revise(policy, from, named);
  if (revised.length > 0)
    await db.count(writeVersions, { policy_id: before.id, versions: versionValues(revised) });

  const after = await db.one(updatePolicy, wanted).catch(async (error: unknown) => {
    throw await nameTaken(error, db.outside, wanted.name);
  });
  const rulesOf = (versions: PolicyRecord['versions']) => storedRules(rulesOn(policyOf(versions), from));
  audit(call, {
    action: 'updated',
    resource: 'policy',
    id: after.id,
    changes: {
      ...changedFields(COLUMNS, before, after),
      ...changedFields(RULE_FIELDS, rulesOf(before.versions), rulesOf(after.versions)),
      ...(revised.length > 0 && { effective_from: [null, from] }),
    },
  });
  return { status: 200, data: presentAdminPolicy(after, today), version: after.version };
}

/** Throws 422 for a day in a past leave year, whose days are already carried over. */
function assertOpenYear(from: CivilDate, today: CivilDate): void {
  const first = `${yearOf(today)}-01-01`;
  if (from < first)
    throw invalid({ effective_from: [`Not before ${first}, when the current leave year began.`] });
}

/** Throws 409 if amounts in the current unit exist. */
async function assertUnitFree({ db, params }: Call<'adminUpdatePolicy'>): Promise<void> {
  if ((await db.one(unitInUse, { policy_id: params.policy_id })).used)
    throw conflict(
      'unit_in_use',
      'The leave type already has absences or ledger entries in this unit. Add another leave type instead.',
    );
}

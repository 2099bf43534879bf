import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { announcePolicy } from '../announce.ts';
import { assertConsistent, assertUserTypes, nameTaken, rulesNamed } from '../actions/policyInput.ts';
import { presentAdminPolicy } from '../present/adminPolicy.ts';
import { yearBegun } from '../rules/leaveYears.ts';
import { DEFAULT_RULES } from '../rules/revision.ts';
import { calendarOf } from '../store/account.ts';
import { insertPolicy, policyById, versionValues, writeVersions } from '../store/policyAdmin.ts';

/** Adds a leave type whose rules apply from the first day of the current leave year. */
export default async function adminCreatePolicy(
  call: Call<'adminCreatePolicy'>,
): Promise<Answer<'adminCreatePolicy'>> {
  const { body, workspace, db, now } = call;
  const {
    paid = true,
    from_overtime = false,
    displaces = false,
    leave_year_start = '01-01',
    attachment_after_days = null,
    applies_to = [],
    color = null,
  } = body;
  const today = localDate(now, workspace.timezone);
  const name = body.name.trim();
  const named = rulesNamed(body);
  const rules = { ...DEFAULT_RULES, ...named };
  assertConsistent(rules, named);
  await assertUserTypes(db, applies_to);
  const { id } = await db
    .one(insertPolicy, {
      name,
      paid,
      from_overtime,
      displaces,
      leave_year_start,
      attachment_after_days,
      applies_to,
      color,
    })
    .catch(async (error: unknown) => {
      throw await nameTaken(error, db.outside, name);
    });
  const first = { effective_from: yearBegun(calendarOf({ leave_year_start }), today), rules };
  await db.count(writeVersions, { policy_id: id, versions: versionValues([first]) });
  const row = await db.one(policyById, { id });
  announcePolicy(call, { id, name });
  return { status: 201, data: presentAdminPolicy(row, today), version: row.version };
}

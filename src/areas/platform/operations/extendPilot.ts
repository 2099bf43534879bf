import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { expectVersion, invalid } from '../../../problem.ts';
import { applyTerms } from '../actions/applyTerms.ts';
import { assertOperator, callInside, holdPilot } from '../actions/pilots.ts';
import { announcePilotExtended, announceTrialExtended } from '../announce.ts';
import { presentPilot } from '../present/pilot.ts';
import { lastDayProblem } from '../rules/pilot.ts';
import { movePilotEnd } from '../store/pilots.ts';

export default async function extendPilot(call: Call<'extendPilot'>): Promise<Answer<'extendPilot'>> {
  const { params, body, db, workspace, ifMatch, now } = call;
  assertOperator(workspace);
  const wrong = lastDayProblem(localDate(now, workspace.timezone), body.ends_on);
  if (wrong) throw invalid({ ends_on: [wrong] });
  const { row: before, inner, terms } = await holdPilot(db, params.pilot_id, 'extend');
  expectVersion(ifMatch, before.version);
  if (before.ends_on === body.ends_on)
    return { status: 200, data: presentPilot(before), version: before.version };

  const row = await db.one(movePilotEnd, { id: before.id, ends_on: body.ends_on });
  await applyTerms(inner, terms, { ...terms, valid_until: row.ends_on }, now);
  announcePilotExtended(call, before, row);
  announceTrialExtended(await callInside(call, inner), before, row);
  return { status: 200, data: presentPilot(row), version: row.version };
}

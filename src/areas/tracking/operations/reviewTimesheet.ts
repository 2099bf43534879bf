import type { Answer, Call } from '../../../contract.ts';
import { invalid } from '../../../problem.ts';
import { decideSheet } from '../actions/timesheets.ts';
import { presentTimesheet } from '../present/timesheet.ts';

/** Approves or returns a timesheet (rules 20, 21, 86). */
export default async function reviewTimesheet(
  call: Call<'reviewTimesheet'>,
): Promise<Answer<'reviewTimesheet'>> {
  const { params, body, ifMatch } = call;
  const reason = body.reason?.trim() || null;
  if (body.action === 'return' && reason === null)
    throw invalid({ reason: ['Say what has to be corrected.'] });
  const { row, viewer } = await decideSheet(call, params.timesheet_id, {
    action: body.action,
    reason,
    ifMatch,
  });
  return { status: 200, data: presentTimesheet(row, viewer), version: row.version };
}

import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { announceExport } from '../actions/announceExport.ts';
import { hideExport } from '../store/exports.ts';

/** Hides the export at once. A job deletes the parts of its archive, because there may be many. */
export default async function deleteExport(call: Call<'deleteExport'>): Promise<Answer<'deleteExport'>> {
  const { params, db, now } = call;
  const id = params.export_id;
  if ((await db.count(hideExport, { id, now: new Date(now).toISOString() })) === 0) throw notFound();
  announceExport(call, 'deleted', id, {});
  return { status: 200, data: {} };
}

import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { notifyOfExport } from '../../../exports/notice.ts';
import { conflict, tooMany } from '../../../problem.ts';
import { announceExport } from '../actions/announceExport.ts';
import { presentExport } from '../present/exports.ts';
import { exportById, insertExport, lockExports, recentExports, runningExport } from '../store/exports.ts';

/** Exports allowed in 24 hours. */
const MOST = 2;
const DAY = 86_400_000;

/** Queues an export; a worker performs it. */
export default async function createExport(call: Call<'createExport'>): Promise<Answer<'createExport'>> {
  const { body, caller, db, now } = call;
  await confirmPassword(call, await readOwnSecrets(call), body.password);
  // serialises concurrent calls, so that each sees the exports of the others
  await db.one(lockExports);
  const running = await db.maybe(runningExport);
  if (running)
    throw conflict(
      'export_running',
      'Another export is in progress. Wait until it has finished, or delete it.',
      {
        export_id: running.id,
      },
    );
  const recent = await db.rows(recentExports, { since: new Date(now - DAY).toISOString() });
  if (recent.length >= MOST) {
    // the oldest export leaves the window first
    const seconds = Math.ceil((Date.parse(recent.at(-1)!.created_at) + DAY - now) / 1_000);
    throw tooMany(
      'export_limited',
      Math.max(1, seconds),
      `At most ${MOST} exports in 24 hours. Failed ones do not count.`,
    );
  }
  const { id } = await db.one(insertExport, {
    requested_by: caller.userId!,
    areas: body.include ? [...body.include].sort() : [],
    with_files: body.files ?? true,
  });
  announceExport(call, 'requested', id, {
    include: [null, body.include ?? 'all'],
    files: [null, body.files ?? true],
  });
  db.later(notifyOfExport);
  return { status: 202, data: presentExport(await db.one(exportById, { id }), now) };
}

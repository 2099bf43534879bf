import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { deleteBlackout } from '../store/blackouts.ts';

export default async function adminDeleteBlackout({
  params,
  caller,
  db,
  request,
}: Call<'adminDeleteBlackout'>): Promise<Answer<'adminDeleteBlackout'>> {
  const gone = await db.maybe(deleteBlackout, { id: params.blackout_id });
  if (!gone) throw notFound();
  audit(db, authorOf(caller, request), {
    action: 'deleted',
    resource: 'blackout',
    id: gone.id,
    changes: {
      start_date: [gone.start_date, null],
      end_date: [gone.end_date, null],
      reason: [gone.reason, null],
    },
  });
  return { status: 200, data: {} };
}

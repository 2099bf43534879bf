import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { deleteBlackout } from '../store/blackouts.ts';

export default async function adminDeleteBlackout(
  call: Call<'adminDeleteBlackout'>,
): Promise<Answer<'adminDeleteBlackout'>> {
  const { params, db } = call;
  const gone = await db.maybe(deleteBlackout, { id: params.blackout_id });
  if (!gone) throw notFound();
  audit(call, {
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

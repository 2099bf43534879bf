import { monthsAfter } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { personForUpdate } from '../../../people/find.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { readAddress } from '../actions/emailAddress.ts';
import { endDocumentsAccess, putDocumentsAccess } from '../store/documentsAccess.ts';

/** Rule 230. */
export default async function grantDocumentsAccess(
  call: Call<'grantDocumentsAccess'>,
): Promise<Answer<'grantDocumentsAccess'>> {
  const { params, body, caller, db, services, workspace, now } = call;
  const email = readAddress(body.email);
  const most = workspace.settings.leaver_months;
  if (body.months > most) throw invalid({ months: [`At most ${most}, by the setting \`leaver_months\`.`] });
  const person = await db.maybe(personForUpdate, { id: params.user_id });
  if (!person) throw notFound();
  if (person.status !== 'deactivated') throw conflict('still_active', 'The person has not left.');

  const user_id = person.id;
  const until = body.months === 0 ? null : monthsAfter(localDate(now, workspace.timezone), body.months);
  if (until === null) await db.count(endDocumentsAccess, { user_id });
  else await db.count(putDocumentsAccess, { user_id, email, until, granted_by_id: caller.userId! });
  audit(call, {
    action: until === null ? 'ended documents access of' : 'granted documents access to',
    resource: 'user',
    id: user_id,
    changes: { until: [null, until] },
  });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: until === null ? { email: null, until } : { email, until } };
}

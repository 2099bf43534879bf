import type { Answer, Call } from '../../../contract.ts';
import { takeSynced } from '../../../limits/limiter.ts';
import { invalid, tooMany, type FieldErrors } from '../../../problem.ts';
import { scrub, scrubText } from '../rules/scrub.ts';
import { insertAppLogs } from '../store/appLogs.ts';

/** Calls per person and minute. */
const PER_MINUTE = 30;
/** Maximum bytes of an entry's context as JSON. */
const MAX_CONTEXT = 4 * 1024;

/** Not audited: app logs are frequent and not actions of a person. */
export default async function submitAppLogs({
  body,
  caller,
  db,
  services,
  workspace,
  request,
  now,
}: Call<'submitAppLogs'>): Promise<Answer<'submitAppLogs'>> {
  const key = `app-logs:${workspace.id}:${caller.userId}`;
  const state = await takeSynced(services.limiter, key, PER_MINUTE, 60, now);
  if (!state.allowed) throw tooMany('app_logs_limited', state.reset);
  const errors: FieldErrors = {};
  body.entries.forEach(({ context }, index) => {
    if (context && Buffer.byteLength(JSON.stringify(context)) > MAX_CONTEXT)
      errors[`entries.${index}.context`] = [`At most ${MAX_CONTEXT} bytes as JSON.`];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const entries = body.entries.map(({ level, message, context, at }) => ({
    level,
    message: scrubText(message),
    context: context ? scrub(context) : null,
    at,
  }));
  await db.count(insertAppLogs, {
    user_id: caller.userId!,
    client: request.client,
    request_id: request.id,
    entries: JSON.stringify(entries),
  });
  return { status: 202, data: { accepted: entries.length } };
}

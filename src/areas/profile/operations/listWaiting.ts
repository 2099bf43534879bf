import type { Answer, Call } from '../../../contract.ts';
import { presentWaiting } from '../present/waiting.ts';
import { modulesOf } from '../rules/waiting.ts';
import { waitingFor } from '../store/waiting.ts';

export default async function listWaiting(call: Call<'listWaiting'>): Promise<Answer<'listWaiting'>> {
  const { query, caller, workspace } = call;
  const { rows, page } = await waitingFor.page(call, {
    me: caller.userId!,
    admin: caller.role === 'admin',
    now: new Date(call.now).toISOString(),
    modules: modulesOf(workspace.modulesOff),
    kind: query.kind,
  });
  const terms = { escalateAfter: workspace.settings.escalate_after_days, timezone: workspace.timezone };
  return { status: 200, data: rows.map((row) => presentWaiting(row, terms)), page };
}

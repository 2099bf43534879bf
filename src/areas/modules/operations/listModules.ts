import type { Answer, Call } from '../../../contract.ts';
import { moduleFlags } from '../../../workspace/modules.ts';

/** Open to anyone. Any cache may keep the answer for a minute. */
export default async function listModules({
  workspace,
}: Call<'listModules'>): Promise<Answer<'listModules'>> {
  return {
    status: 200,
    data: moduleFlags(workspace),
    headers: { 'Cache-Control': 'public, max-age=60' },
  };
}

import type { Answer, Call } from '../../../contract.ts';
import { moduleFlags } from '../../../workspace/modules.ts';

/** Which parts of the product are on: open to anyone, and good for a minute in any cache. */
export default async function listModules({
  workspace,
}: Call<'listModules'>): Promise<Answer<'listModules'>> {
  return {
    status: 200,
    data: moduleFlags(workspace),
    headers: { 'Cache-Control': 'public, max-age=60' },
  };
}

import type { Answer, Call } from '../../../contract.ts';
import { isGrantable, scopes } from '../actions/scopes.ts';

/**
 * A personal key keeps its scopes when its owner is demoted, but they stop working (rule 51): `granted` says
 * which work.
 */
export default function listScopes({ caller }: Call<'listScopes'>): Promise<Answer<'listScopes'>> {
  const data = scopes.map(([scope, grants]) => {
    const grantable = isGrantable(scope, caller.role);
    return { scope, grants, grantable, granted: grantable && (caller.scopes?.includes(scope) ?? true) };
  });
  return Promise.resolve({ status: 200, data });
}

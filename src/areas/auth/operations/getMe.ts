import { atLeast, type Caller } from '../../../auth/caller.ts';
import { requestLimit } from '../../../auth/requestLimit.ts';
import type { Answer, Call } from '../../../contract.ts';
import type { Scope } from '../../../generated/operations.ts';
import { SCOPES } from '../../../generated/operations.ts';
import { moduleFlags } from '../../../workspace/modules.ts';
import { WEEKDAYS } from '../../../workspace/weekdays.ts';
import { presentSignedIn } from '../present/sessions.ts';
import { signedInPerson } from '../store/sessions.ts';

/** Describes the credential: a person's session, a personal key, or a key of the workspace. */
export default async function getMe({ caller, db, workspace }: Call<'getMe'>): Promise<Answer<'getMe'>> {
  const person = caller.userId === null ? null : await db.one(signedInPerson, { id: caller.userId });
  const { policy, limit, windowSeconds } = requestLimit(caller, workspace);
  return {
    status: 200,
    data: {
      kind: caller.kind,
      user: person && presentSignedIn(person, workspace),
      key_prefix: caller.keyPrefix,
      role: caller.role,
      scopes: scopesOf(caller),
      workspace: {
        id: workspace.id,
        slug: workspace.slug,
        name: workspace.name,
        plan: workspace.plan,
        timezone: workspace.timezone,
        currency: workspace.currency,
        locale: workspace.locale,
        week_start: WEEKDAYS[workspace.weekStart]!,
        receipt_threshold: workspace.settings.receipt_threshold,
        timesheet_period: workspace.settings.timesheet_period,
      },
      modules: moduleFlags(workspace),
      two_factor_enabled: person && person.two_factor,
      rate_limit: { policy, limit, window_seconds: windowSeconds },
    },
  };
}

/** Effective scopes: a key's scopes that its role permits, or for a session all that the role may grant. */
const scopesOf = ({ scopes, role }: Caller): Scope[] =>
  (scopes ?? (Object.keys(SCOPES) as Scope[])).filter((scope) => atLeast(role, SCOPES[scope]));

import { forbidden } from '../../../problem.ts';
import { planHasApi, type Workspace } from '../../../workspace/workspace.ts';

/**
 * @throws 403 `api_not_in_plan` if the plan has neither keys nor webhooks (service.md, "Availability of the
 * API by plan").
 */
export function assertPlanHasApi(workspace: Workspace): void {
  if (planHasApi(workspace)) return;
  throw forbidden(
    'api_not_in_plan',
    'The plan of this workspace has no API access; on Starter it is an add-on.',
  );
}

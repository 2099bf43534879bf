/** What all admins are told of their workspace's plan (rule 52). */
import { alertAdmins, type Alerting } from '../../../people/adminAlert.ts';
import type { Writing } from '../../../events/writing.ts';
import type { TermsRow } from '../store/license.ts';
import type { PilotRow } from '../store/pilots.ts';

/** A licence that somebody has put in. */
export const alertLicense = (
  call: Alerting,
  id: string,
  { plan, seats, valid_until }: TermsRow,
): Promise<void> =>
  alertAdmins(call, {
    kind: 'license_installed',
    title: 'A licence was put in',
    body: `The plan is ${plan} now, with ${seats} seats${valid_until === null ? '' : ` until ${valid_until}`}.`,
    resource: { type: 'license', id },
  });

/** A trial that is a customer's workspace now: the operator's admins are told, and those of the workspace. */
export async function alertConverted(call: Alerting, inside: Writing, row: PilotRow): Promise<void> {
  const title = `A trial was converted: ${row.workspace_name}`;
  const body = `Its plan is ${row.converted_plan} now, with ${row.seats} seats.`;
  await alertAdmins(call, {
    kind: 'trial_converted',
    title,
    body,
    resource: { type: 'pilot', id: row.id },
  });
  await alertAdmins({ ...inside, services: call.services }, { kind: 'trial_converted', title, body });
}

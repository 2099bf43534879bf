/** Alerts all admins to changes of their workspace's plan (rule 52). */
import { alertAdmins, type Alerting } from '../../../people/adminAlert.ts';
import type { Writing } from '../../../events/writing.ts';
import type { TermsRow } from '../store/license.ts';
import type { PilotRow } from '../store/pilots.ts';

export const alertLicense = (
  call: Alerting,
  id: string,
  { plan, seats, valid_until }: TermsRow,
): Promise<void> =>
  alertAdmins(call, {
    kind: 'license_installed',
    title: 'A licence was installed',
    body: `The plan is ${plan} now, with ${seats} seats${valid_until === null ? '' : ` until ${valid_until}`}.`,
    resource: { type: 'license', id },
  });

/** Alerts the admins of both the operator's workspace and the converted one. */
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

/** Alerts that tell all admins about changes of roles, second factors and admins' addresses (rule 52). */
import { atLeast } from '../../../auth/caller.ts';
import { alertAdmins, type Alerting } from '../../../people/adminAlert.ts';
import type { PersonRecord } from '../../../people/record.ts';

type Person = Pick<PersonRecord, 'id' | 'email' | 'first_name' | 'last_name' | 'role'>;

const nameOf = ({ first_name, last_name, email }: Person): string => `${first_name} ${last_name} (${email})`;
const about = ({ id }: Person) => ({ type: 'user', id });

/** Alerts that a person has become an admin: added, promoted or reactivated. Does nothing for other roles. */
export async function alertNewAdmin(call: Alerting, person: Person): Promise<void> {
  if (person.role !== 'admin') return;
  await alertAdmins(call, {
    kind: 'admin_added',
    title: `There is a new admin: ${nameOf(person)}`,
    body: '',
    resource: about(person),
  });
}

/** Alerts that a role was raised to manager or admin. Does nothing if it was lowered or is the same. */
export async function alertRaisedRole(call: Alerting, before: Person, after: Person): Promise<void> {
  if (atLeast(before.role, after.role)) return;
  if (after.role === 'admin') return alertNewAdmin(call, after);
  await alertAdmins(call, {
    kind: 'role_raised',
    title: `A role was raised: ${nameOf(after)}`,
    body: `They were ${before.role} and are ${after.role} now.`,
    resource: about(after),
  });
}

/** Alerts that somebody else's second factor was removed. */
export const alertFactorReset = (call: Alerting, person: Person): Promise<void> =>
  alertAdmins(call, {
    kind: 'person_factor_reset',
    title: `A second factor was reset: ${nameOf(person)}`,
    body: 'They sign in with their password only until they set up another one.',
    resource: about(person),
  });

/** Alerts that an admin's sign-in address was changed, or is about to be. Does nothing for other roles. */
export async function alertAdminEmail(
  call: Alerting,
  person: Person,
  { email, confirmed }: { email: string; confirmed: boolean },
): Promise<void> {
  if (person.role !== 'admin') return;
  await alertAdmins(call, {
    kind: 'admin_email_changed',
    title: `The sign-in address of an admin ${confirmed ? 'was changed' : 'is to be changed'}: ${nameOf(person)}`,
    body: confirmed
      ? `It is ${email} now.`
      : `It becomes ${email} once the code mailed there is confirmed; until then the old one works.`,
    resource: about(person),
  });
}

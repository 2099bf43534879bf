/** What all admins are told of people's power and ways in (rule 52). */
import { atLeast } from '../../../auth/caller.ts';
import { alertAdmins, type Alerting } from '../../../people/adminAlert.ts';
import type { PersonRecord } from '../../../people/record.ts';

type Person = Pick<PersonRecord, 'id' | 'email' | 'first_name' | 'last_name' | 'role'>;

const nameOf = ({ first_name, last_name, email }: Person): string => `${first_name} ${last_name} (${email})`;
const about = ({ id }: Person) => ({ type: 'user', id });

/** Somebody has become an admin: as a new person, by another role, or by coming back. Says nothing of other roles. */
export async function alertNewAdmin(call: Alerting, person: Person): Promise<void> {
  if (person.role !== 'admin') return;
  await alertAdmins(call, {
    kind: 'admin_added',
    title: `There is a new admin: ${nameOf(person)}`,
    body: '',
    resource: about(person),
  });
}

/** A role that was raised, to manager or to admin; nothing where it was lowered or is the same. */
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

/** A second factor that was taken from somebody else. */
export const alertFactorReset = (call: Alerting, person: Person): Promise<void> =>
  alertAdmins(call, {
    kind: 'person_factor_reset',
    title: `The second factor of somebody was reset: ${nameOf(person)}`,
    body: 'They sign in with their password only until they set up another one.',
    resource: about(person),
  });

/** Another sign-in address of an admin: asked for, or in force. Says nothing of people of other roles. */
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
      : `It is to be ${email}, once the code mailed there is confirmed; until then the old one works.`,
    resource: about(person),
  });
}

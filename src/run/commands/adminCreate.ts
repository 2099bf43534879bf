import { createPerson } from '../../areas/auth/actions/createPerson.ts';
import { activateWith, hashOfGiven } from '../../areas/auth/actions/choosePassword.ts';
import { createPasswords } from '../../auth/passwords.ts';
import { localDate } from '../../civil/zones.ts';
import { adminOf } from './admin.ts';
import { defineCommand } from './command.ts';
import { commandMails } from './mails.ts';
import { operatorCall, withWorkspaces } from './operator.ts';
import { PASSWORD_OPTIONS, readPassword } from './password.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {
    workspace: { value: 'SLUG', required: true, does: 'the workspace' },
    email: { value: 'EMAIL', required: true, does: 'the address that they sign in with' },
    name: { value: 'NAME', required: true, does: 'first and last name' },
    ...PASSWORD_OPTIONS,
  },
  more: `For a workspace whose admins can no longer be reached. The new admin takes a seat and gets an invitation by mail, or here if
SMTP_URL is not set; with a password they can sign in at once. The audit trail names the system.`,
  async run(values, { config, say }) {
    const admin = adminOf(values.email, values.name);
    const password = await readPassword(values);
    const mails = commandMails(config, say);
    await withWorkspaces(config, values.workspace, async ([found]) => {
      const { db, workspace } = found!;
      const hash = password && (await hashOfGiven(createPasswords(), password, admin, workspace));
      await db.transaction(async (tx) => {
        const call = operatorCall(tx, workspace, mails);
        const { id } = await createPerson(call, {
          ...admin,
          role: 'admin',
          start_date: localDate(call.now, workspace.timezone),
          send_invite: !hash,
        });
        if (hash) await activateWith(call, id, hash);
      });
    });
    say(`${admin.first_name} ${admin.last_name} <${admin.email}> is an admin of ${values.workspace}`);
    await mails.deliver();
  },
});

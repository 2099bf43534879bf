import { hashOfGiven } from '../../areas/auth/actions/choosePassword.ts';
import { invite } from '../../areas/auth/actions/invite.ts';
import { givePassword, mailReset, takeSecondFactor } from '../../areas/auth/actions/letInAgain.ts';
import { personByEmailForChange } from '../../areas/auth/store/people.ts';
import { createPasswords } from '../../auth/passwords.ts';
import { audit } from '../../events/audit.ts';
import { defineCommand } from './command.ts';
import { commandMails } from './mails.ts';
import { operatorCall, withWorkspaces } from './operator.ts';
import { PASSWORD_OPTIONS, readPassword } from './password.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {
    workspace: { value: 'SLUG', required: true, does: 'the workspace' },
    email: { value: 'EMAIL', required: true, does: 'the address that they sign in with' },
    ...PASSWORD_OPTIONS,
    'second-factor': { does: 'removes their second factor' },
  },
  more: `Without a password, they are mailed a link to choose one, valid for an hour (shown here if SMTP_URL is not set), or a new
invitation if they have not accepted theirs. A given password works at once and ends their sessions, sockets, links and
API keys, as removing the second factor does. They are notified, and the audit trail names the system.`,
  async run(values, { config, say }) {
    const { workspace: slug, email, 'second-factor': secondFactor } = values;
    const password = await readPassword(values);
    const mails = commandMails(config, say);
    const done: string[] = [];
    await withWorkspaces(config, slug, async ([found]) => {
      const { db, workspace } = found!;
      const passwords = createPasswords();
      await db.transaction(async (tx) => {
        const person = await tx.maybe(personByEmailForChange, { email });
        if (person?.role !== 'admin')
          throw new Error(`${email} is not an admin of ${slug}. admin create adds a new admin.`);
        if (person.status === 'deactivated')
          throw new Error(`${email} is deactivated. admin create adds a new admin, who can reactivate them.`);
        const call = operatorCall(tx, workspace, mails);
        if (secondFactor) {
          if (!(await takeSecondFactor(call, person, { by: 'The operator of the service' })))
            throw new Error(`${email} has no second factor.`);
          done.push('their second factor was removed');
        }
        if (person.status === 'invited') {
          if (password !== null)
            throw new Error(
              `${email} has not accepted their invitation yet: without a password they get a new one.`,
            );
          await invite(call, person);
          audit(call, { action: 'sent again', resource: 'invitation', id: person.id });
          done.push('a new invitation was sent');
        } else if (password !== null) {
          await givePassword(call, person, await hashOfGiven(passwords, password, person, workspace));
          done.push('the password works, and their sessions and API keys have ended');
        } else if (!secondFactor) {
          if (!(await mailReset(call, person.email)))
            throw new Error(
              `${email} was changed and is not confirmed yet: give a password, or let another admin help.`,
            );
          done.push('a link to choose a password was sent, valid for an hour');
        }
      });
    });
    say(`${email}: ${done.join('; ')}`);
    await mails.deliver();
  },
});

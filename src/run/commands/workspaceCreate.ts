import { v7 as uuidv7 } from 'uuid';
import { announceWorkspace } from '../../areas/platform/announce.ts';
import { activateWith, hashOfGiven } from '../../areas/auth/actions/choosePassword.ts';
import { personByEmailForChange } from '../../areas/auth/store/people.ts';
import { createPasswords } from '../../auth/passwords.ts';
import { workspaceDb } from '../../db/handle.ts';
import { violatedConstraint } from '../../db/pool.ts';
import { foundings } from '../../generated/foundings.ts';
import { currencyProblem } from '../../money/currencies.ts';
import { assertZone } from '../../people/zone.ts';
import { findWorkspace } from '../../workspace/find.ts';
import { LICENSED_PLANS, MAX_SEATS } from '../../workspace/license.ts';
import { insertHosts, insertWorkspace } from '../../workspace/make.ts';
import { hostProblem, slugProblem } from '../../workspace/names.ts';
import { adminOf } from './admin.ts';
import { defineCommand } from './command.ts';
import { commandMails } from './mails.ts';
import { operatorCall, withPool } from './operator.ts';
import { PASSWORD_OPTIONS, readPassword } from './password.ts';
import { required } from './required.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {
    slug: { value: 'SLUG', required: true, does: 'its short name, which licences are bound to' },
    name: { value: 'NAME', required: true, does: 'its name, as people read it' },
    host: { value: 'HOST', required: true, multiple: true, does: 'a name that it answers on' },
    'admin-email': { value: 'EMAIL', required: true, does: 'the address that its first admin signs in with' },
    'admin-name': { value: 'NAME', required: true, does: 'first and last name of that admin' },
    ...PASSWORD_OPTIONS,
    plan: { value: 'PLAN', does: `one of ${LICENSED_PLANS.join(', ')}; self_hosted by default` },
    seats: { value: 'N', does: 'how many people it may have; 10 by default' },
    timezone: { value: 'ZONE', does: 'such as Europe/Berlin; UTC by default' },
    currency: { value: 'CODE', does: 'EUR by default' },
    locale: { value: 'LOCALE', does: 'such as de-AT; en by default' },
  },
  more: `Creates the workspace in one transaction, as the owner's role. The first admin gets an invitation by
mail, or here if SMTP_URL is not set; with a password they can sign in at once. If there was only one workspace before, which
answered on any host, it now answers only on its own hosts (WORKSPACE_HOSTS adds more).`,
  async run(values, { config, say }) {
    const { slug, name, host: hosts, timezone = 'UTC', currency = 'EUR', locale = 'en' } = values;
    const made = {
      slug,
      name: name.trim(),
      plan: planOf(values.plan),
      seats: seatsOf(values.seats),
      timezone,
      currency,
      locale,
    };
    const noSlug = slugProblem(slug);
    if (noSlug) throw new Error(noSlug);
    if (made.name === '') throw new Error('A workspace needs a name: --name NAME.');
    const noHost = hostProblem(hosts);
    if (noHost) throw new Error(noHost);
    const noCurrency = currencyProblem(currency);
    if (noCurrency) throw new Error(`${currency}: ${noCurrency}`);
    if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(locale))
      throw new Error(`${locale} is not a locale: use one such as en or de-AT.`);
    const founder = adminOf(values['admin-email'], values['admin-name']);
    const password = await readPassword(values);
    const mails = commandMails(config, say);
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');

    await withPool(config, ownerUrl, async (pool) => {
      assertZone(timezone);
      const hash = password && (await hashOfGiven(createPasswords(), password, founder, made));
      await workspaceDb(pool, uuidv7()).transaction(async (tx) => {
        await tx.count(insertWorkspace, made).catch(taken);
        await tx.count(insertHosts, { hosts: hosts.map((one) => one.toLowerCase()) }).catch(taken);
        const workspace = (await findWorkspace(tx, config.publicUrl))!;
        const call = operatorCall(tx, workspace, mails);
        announceWorkspace(call);
        for (const founding of foundings) await founding({ ...call, founder });
        if (hash) await activateWith(call, (await tx.one(personByEmailForChange, founder)).id, hash);
      });
    });
    say(`made ${slug}, which answers on ${hosts.join(', ')}`);
    say(`its first admin is ${founder.first_name} ${founder.last_name} <${founder.email}>`);
    if (password === null) await mails.deliver();
  },
});

function planOf(text: string = 'self_hosted') {
  const plan = LICENSED_PLANS.find((one) => one === text);
  if (!plan) throw new Error(`${text} is not a plan: use one of ${LICENSED_PLANS.join(', ')}.`);
  return plan;
}

function seatsOf(text: string = '10'): number {
  const seats = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (seats < 1 || seats > MAX_SEATS) throw new Error(`--seats is a whole number from 1 to ${MAX_SEATS}.`);
  return seats;
}

function taken(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'workspaces_slug_key')
    throw new Error('There is already a workspace with this short name.');
  if (constraint === 'workspace_hosts_pkey')
    throw new Error('One of the hosts already belongs to a workspace.');
  throw error;
}

import { appSecretOf } from '../start/secrets.ts';
import { defineCommand } from './command.ts';
import { required } from './required.ts';

export const command = defineCommand({
  secretCompared: 'itself',
  options: {},
  more: 'Also lets the role of DATABASE_URL use the tables, and assigns the hosts of WORKSPACE_HOSTS. The service may go on meanwhile.',
  async run(_values, { config, say }) {
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    const appUrl = required(config.databaseUrl, 'DATABASE_URL');
    const appSecret = appSecretOf(config);
    const { assertSecretFits } = await import('../start/appSecret.ts');
    const { migrate } = await import('../migrations/migrate.ts');
    const { assignHosts } = await import('../db/hosts.ts');
    const { afterMigrating } = await import('../start/afterMigrating.ts');
    const { auditKeyOf } = await import('../events/auditKey.ts');
    await assertSecretFits(ownerUrl, appSecret);
    const names = await migrate({ ownerUrl, appUrl });
    // now there is a table for the seal
    await assertSecretFits(ownerUrl, appSecret);
    await assignHosts(ownerUrl, config.workspaceHosts);
    const { converted } = await afterMigrating(appUrl, auditKeyOf(appSecret));
    if (converted > 0)
      say(`leave corrections set off, because contracts count now: ${converted}; admins have the list`);
    say(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate');
  },
});

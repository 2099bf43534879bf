import { defineCommand } from './command.ts';
import { required } from './required.ts';

export const command = defineCommand({
  options: {},
  more: 'Also lets the role of DATABASE_URL use the tables, and assigns the hosts of WORKSPACE_HOSTS. The service may go on meanwhile.',
  async run(_values, { config, say }) {
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    const { migrate } = await import('../migrations/migrate.ts');
    const { assignHosts } = await import('../db/hosts.ts');
    const { afterMigrating } = await import('../start/afterMigrating.ts');
    const { auditKeyOf } = await import('../events/auditKey.ts');
    const appUrl = required(config.databaseUrl, 'DATABASE_URL');
    const names = await migrate({ ownerUrl, appUrl });
    await assignHosts(ownerUrl, config.workspaceHosts);
    const { converted } = await afterMigrating(appUrl, config.appSecret && auditKeyOf(config.appSecret));
    if (converted > 0)
      say(`leave corrections set off, because contracts count now: ${converted}; admins have the list`);
    say(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate');
  },
});

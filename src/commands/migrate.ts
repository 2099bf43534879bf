import { defineCommand } from './command.ts';
import { required } from './required.ts';

export const command = defineCommand({
  options: {},
  more: 'Also lets the role of DATABASE_URL use the tables, and assigns the hosts of WORKSPACE_HOSTS. The service may go on meanwhile.',
  async run(_values, { config, say }) {
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    const { migrate } = await import('../migrations/migrate.ts');
    const { assignHosts } = await import('../db/hosts.ts');
    const names = await migrate({ ownerUrl, appUrl: required(config.databaseUrl, 'DATABASE_URL') });
    await assignHosts(ownerUrl, config.workspaceHosts);
    say(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate');
  },
});

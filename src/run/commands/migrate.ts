import { appSecretOf } from '../secrets/configured.ts';
import { defineCommand } from './command.ts';
import { required } from './required.ts';

export const command = defineCommand({
  secretCompared: 'itself',
  options: {},
  more: 'Also grants the role of DATABASE_URL access to the tables, and assigns the hosts of WORKSPACE_HOSTS. With DATABASE_LISTEN_URL, gives the role the settings that a pooler drops. The service may keep running.',
  async run(_values, { config, say }) {
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    const appUrl = required(config.databaseDirectUrl, 'DATABASE_URL');
    const appSecret = appSecretOf(config);
    const { migrateUnder } = await import('../start/migrating.ts');
    const { assignHosts } = await import('../../db/hosts.ts');
    const { names, converted } = await migrateUnder(appSecret, {
      ...{ ownerUrl, appUrl },
      pooled: config.databaseListenUrl !== undefined,
    });
    await assignHosts(ownerUrl, config.workspaceHosts);
    if (converted > 0)
      say(`${converted} leave corrections were offset, because contracts now count; admins have the list`);
    say(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate');
  },
});

import { appSecretOf } from '../secrets/configured.ts';
import { defineCommand } from './command.ts';
import { importWorkspace } from './importWorkspace.ts';
import { required } from './required.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {
    file: { value: 'ARCHIVE', does: 'an export of a workspace (POST /platform/exports/)' },
    host: { value: 'HOST', multiple: true, does: 'a name that it answers on here' },
    slug: { value: 'SLUG', does: 'its short name here, if it should change' },
  },
  more: 'Imports everything or nothing. Prints a link for each admin to choose a password.',
  async run({ file, host: hosts, slug }, { config, say }) {
    if (file === undefined || hosts === undefined)
      throw new Error(
        'Give the archive and a host: npm run import -- --file ARCHIVE --host HOST [--slug SLUG].',
      );
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    await importWorkspace(
      { ownerUrl, appSecret: appSecretOf(config), publicUrl: config.publicUrl, file, hosts, slug },
      say,
    );
  },
});

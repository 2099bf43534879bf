import { setAside } from '../../areas/logs/actions/setAside.ts';
import { defineCommand } from './command.ts';
import { withPool } from './operator.ts';
import { required } from './required.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {
    before: { value: 'YEAR', does: 'years of the audit trail before this one', required: true },
  },
  more: `Nothing is deleted: each year becomes a table of its own, which the service does not read, and which can be dumped, dropped and
attached again. The chain of each workspace has to be whole, and gets a line that says up to where it was set aside.`,
  async run({ before }, { config, say }) {
    if (!/^\d{4}$/.test(before)) throw new Error('Give the year with four digits: --before 2027.');
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    await withPool(config, required(config.databaseDirectUrl, 'DATABASE_URL'), (pool) =>
      withPool(config, ownerUrl, async (owner) => {
        for (const table of await setAside({ pool, owner }, Number(before), Date.now()))
          say(`set aside: ${table}`);
      }),
    );
  },
});

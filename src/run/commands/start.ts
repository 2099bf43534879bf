import path from 'node:path';
import { defineCommand } from './command.ts';

export const command = defineCommand({
  secretCompared: 'itself',
  options: {},
  async run(_values, { config, terminal, logTo }) {
    if (config.production)
      throw new Error(
        'In production start the parts separately: node dist/src/main.js migrate, then server and worker.',
      );
    const { startEverything } = await import('../start/everything.ts');
    // logs to a file, because its terminal is for people
    return startEverything(config, logTo({ file: path.join(config.dataDir, 'logs', 'api.log') }), terminal);
  },
});

import { defineCommand } from './command.ts';

export const command = defineCommand({
  options: {},
  async run(_values, { config, logTo }) {
    const log = logTo(process.stdout.fd);
    const { runWorker } = await import('../worker/runWorker.ts');
    return runWorker(config, log);
  },
});

/**
 * Started by tests as a child process: starts one server, prints its properties, and runs until it is killed.
 */
import { startPostgres, startTemporal } from '../../src/run/local/index.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const [what, dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: serverProcess.ts postgres|temporal <dataDir>');
const server =
  what === 'postgres'
    ? await startPostgres({ dataDir, log: quiet, settings: { fsync: 'off' } })
    : await startTemporal({ dataDir, log: quiet, headless: true });
process.stdout.write(`${JSON.stringify(server)}\n`);
setInterval(() => undefined, 60_000);

import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadIdentity } from '../receiver/identity.ts';
import { readFirstRun } from '../start/firstRun.ts';
import { WalkError } from './caller.ts';
import { openPost } from './post.ts';
import { walk } from './walk.ts';

const usage = `A tour of the running service: signs in, makes a key, asks for a day off, approves it, and receives the webhooks.

  npm run walk -- [--fail N]

  --fail N   answer 500 to the first N deliveries, to watch them being retried; start the service with a short
             WEBHOOK_RETRY_SCHEDULE, such as 2s,4s,8s,16s,32s
`;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { fail: { type: 'string', default: '0' }, help: { type: 'boolean' } },
  });
  if (values.help) return print(usage);
  if (!/^\d{1,3}$/.test(values.fail)) throw new WalkError(`--fail takes a whole number.\n\n${usage}`);
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  const firstRun = readFirstRun(dataDir);
  if (!firstRun)
    throw new WalkError(`There is no demo company in ${dataDir}. Start the service with npm start.`);
  const post = await openPost(loadIdentity(path.join(path.resolve(dataDir), 'receiver')), {
    fail: Number(values.fail),
    async ready() {
      const { temporal } = (await (await fetch(`${firstRun.base_url}/readyz`)).json()) as {
        temporal: string;
      };
      return temporal === 'up';
    },
  });
  try {
    await walk({ firstRun, post, print });
  } finally {
    post.close();
  }
}

main().catch((error: unknown) => {
  print(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadIdentity } from './identity.ts';
import { keptSecret } from './keptSecret.ts';
import { describeDelivery } from './print.ts';
import { createReceiver } from './receiver.ts';

const usage = `A local HTTPS receiver that shows webhook deliveries.

  npm run receiver -- [--secret whsec_…] [--fail N] [--port 9443]

  --secret   the webhook's secret (or WEBHOOK_SECRET; or paste it here later; or PUT /secret). The last one that
             was pasted or PUT is kept for the next start
  --fail N   answer 500 to the first N deliveries, to watch them being retried
  --port     where to listen (or RECEIVER_PORT)
`;

const print = (text: string) => void process.stdout.write(`${text}\n`);

const options = readOptions();
const folder = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'receiver');
const identity = loadIdentity(folder);
const kept = keptSecret(folder);
const { server, learn } = createReceiver({
  ...identity,
  ...options,
  secret: options.secret ?? kept.read(),
  onDelivery: (delivery) => print(describeDelivery(delivery)),
  onSecret(secret) {
    kept.write(secret);
    print(`Secret set (${secret.slice(0, 10)}…): deliveries are verified from now on.`);
  },
});

server.on('error', (error: NodeJS.ErrnoException) => {
  print(
    error.code === 'EADDRINUSE'
      ? `Port ${options.port} is taken: choose another with --port.`
      : error.message,
  );
  process.exit(1);
});
server.listen(options.port, '127.0.0.1', greet);

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const secret = /whsec_\S+/.exec(line)?.[0];
  if (secret !== undefined) learn(secret);
  else if (line.trim() !== '') print('This contains no secret: a secret begins with whsec_.');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

function greet(): void {
  print(`Start the service with

  WEBHOOK_ALLOWED_NETWORKS=127.0.0.0/8,::1/128 WEBHOOK_CA_FILE=${identity.caFile} npm start

and register this URL as a webhook:

  https://localhost:${options.port}/
`);
  print(
    (options.secret ?? kept.read()) === undefined
      ? 'Then paste the secret (whsec_…) here, and press Enter. Until then deliveries are shown unverified.\n'
      : 'Deliveries are verified with the stored secret; paste another one for another webhook.\n',
  );
}

function readOptions(): { port: number; fail: number; secret: string | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        secret: { type: 'string' },
        fail: { type: 'string' },
        port: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      print(usage);
      process.exit(0);
    }
    return {
      port: whole('--port', values.port ?? process.env['RECEIVER_PORT'] ?? '9443', 65_535),
      fail: whole('--fail', values.fail ?? '0', 1_000_000),
      secret: values.secret ?? process.env['WEBHOOK_SECRET'] ?? undefined,
    };
  } catch (error) {
    print(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

function whole(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`${option} takes a whole number up to ${most}, not "${text}".`);
  return value;
}

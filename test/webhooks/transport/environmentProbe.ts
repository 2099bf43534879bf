import { createSender } from '../../../src/delivery/webhooks/transport/send.ts';
import { startReceiver } from '../../support/receiver/receiver.ts';

// Run by environment.test.ts as a process, because Node's TLS does not see jest's copy of process.env. Prints
// the causes of attempts to receivers with a good certificate and an unknown authority.

const causes: string[] = [];
for (const certificate of ['good', 'unknown_ca'] as const) {
  const receiver = await startReceiver({ certificate });
  const sender = createSender({ allowedNetworks: ['127.0.0.1/32'], allowedPorts: [443], ca: receiver.ca });
  const attempt = { url: receiver.url, headers: {}, body: Buffer.from('{}'), timeoutMs: 3_000 };
  causes.push((await sender.send(attempt)).cause);
  await sender.close();
  await receiver.close();
}
process.stdout.write(JSON.stringify(causes));

/**
 * The API as a child process, for tests that kill it. Reads DATABASE_URL, APP_SECRET and optionally BUCKET
 * (JSON) from the environment, and sends its port when it listens.
 */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import type { BucketOptions } from '../../src/files/bucket.ts';

const app = await createApp({
  databaseUrl: process.env['DATABASE_URL']!,
  poolSize: 8,
  appSecret: process.env['APP_SECRET']!,
  publicUrl: null,
  mailDir: null,
  corsOrigins: [],
  trustedProxies: [],
  rateLimitScale: 1_000,
  addressPolicy: { allowedNetworks: [], allowedPorts: [443] },
  log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  temporal: () => 'up',
  files: JSON.parse(process.env['BUCKET'] ?? 'null') as BucketOptions | null,
});
process.once('disconnect', () => process.exit(1));
app.server.listen(0, '127.0.0.1', () => process.send!((app.server.address() as AddressInfo).port));

import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import { announce, setting } from './child.ts';

/** This service with everything enabled. Rate limits are scaled so that they count but never refuse. */
const app = await createApp({
  databaseUrl: setting('BENCH_DATABASE'),
  poolSize: 10,
  appSecret: setting('BENCH_SECRET'),
  publicUrl: null,
  corsOrigins: [],
  trustedProxies: [],
  rateLimitScale: 1_000_000,
  addressPolicy: { allowedNetworks: [], allowedPorts: [443] },
  mailDir: null,
  log: pino({ level: 'info' }, { write: () => undefined }),
  temporal: () => 'up',
});
await announce(app.server);

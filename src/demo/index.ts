import type { Logger } from 'pino';
import { createPasswords } from '../auth/passwords.ts';
import { createSealer } from '../secrets/sealed.ts';
import type { DemoOptions } from './options.ts';
import { composeDemo, seedDemo, type ComposedDemo, type DemoSummary } from './seedDemo.ts';

export { seedDemo, type DemoSummary } from './seedDemo.ts';

/** The demo of every first start. */
const SEED = 20_261_120;

/** What the demo of a start is made with. */
const optionsOf = (appSecret: string, now: number, scale = 1): DemoOptions => ({
  now,
  seed: SEED,
  scale,
  hashPassword: createPasswords().hash,
  webhookSecrets: createSealer(appSecret, 'webhook-secret'),
  twoFactorSecrets: createSealer(appSecret, 'totp-secret'),
  paymentDetails: createSealer(appSecret, 'payment-details'),
});

/** Makes the demo of a first start in memory, for `seedIfEmpty`: while the database it goes into is still being made. */
export const composeFirst = (appSecret: string): Promise<ComposedDemo> =>
  composeDemo(optionsOf(appSecret, Date.now()));

/** Seeds the demo as of now where the database has no workspace yet; null where it has. */
export async function seedIfEmpty({
  ownerUrl,
  appSecret,
  log,
  scale,
  composed,
}: {
  ownerUrl: string;
  appSecret: string;
  log: Logger;
  /** How many times the people and records there are; for benches. */
  scale?: number;
  composed?: Promise<ComposedDemo> | undefined;
}): Promise<DemoSummary | null> {
  const started = Date.now();
  const summary = await seedDemo({
    ownerUrl,
    ...optionsOf(appSecret, started, scale),
    ...(composed ? { composed } : {}),
  });
  if (summary) log.info({ ms: Date.now() - started }, 'demo data seeded');
  return summary;
}

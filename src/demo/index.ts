import type { Logger } from 'pino';
import { createPasswords } from '../auth/passwords.ts';
import { auditKeyOf } from '../events/auditKey.ts';
import type { AppSecret } from '../secrets/keyring.ts';
import { createSealer } from '../secrets/sealed.ts';
import type { DemoOptions } from './options.ts';
import { composeDemo, seedDemo, type ComposedDemo, type DemoSummary } from './seedDemo.ts';

export { seedDemo, type DemoSummary } from './seedDemo.ts';

/** Makes every first start produce the same demo. */
const SEED = 20_261_120;

const optionsOf = (appSecret: AppSecret, now: number, scale = 1): DemoOptions => ({
  now,
  seed: SEED,
  scale,
  hashPassword: createPasswords().hash,
  webhookSecrets: createSealer(appSecret, 'webhook-secret'),
  twoFactorSecrets: createSealer(appSecret, 'totp-secret'),
  paymentDetails: createSealer(appSecret, 'payment-details'),
  auditKey: auditKeyOf(appSecret),
});

/** Makes the demo in memory for `seedIfEmpty`, while the database is still being created. */
export const composeFirst = (appSecret: AppSecret): Promise<ComposedDemo> =>
  composeDemo(optionsOf(appSecret, Date.now()));

/** Seeds the demo if the database has no workspace; null if it has one. */
export async function seedIfEmpty({
  ownerUrl,
  appSecret,
  log,
  scale,
  composed,
}: {
  ownerUrl: string;
  appSecret: AppSecret;
  log: Logger;
  /** Factor of the number of people and records, for benchmarks. */
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

import type { Logger } from 'pino';
import { createPasswords } from '../auth/passwords.ts';
import { createSealer } from '../secrets/sealed.ts';
import { seedDemo, type DemoSummary } from './seedDemo.ts';

export { seedDemo, type DemoSummary } from './seedDemo.ts';

/** The demo of every first start. */
const SEED = 20_261_120;

/** Seeds the demo as of now where the database has no workspace yet; null where it has. */
export async function seedIfEmpty({
  ownerUrl,
  appSecret,
  log,
  scale = 1,
}: {
  ownerUrl: string;
  appSecret: string;
  log: Logger;
  /** How many times the people and records there are; for benches. */
  scale?: number;
}): Promise<DemoSummary | null> {
  const started = Date.now();
  const summary = await seedDemo({
    ownerUrl,
    now: started,
    seed: SEED,
    scale,
    hashPassword: createPasswords().hash,
    webhookSecrets: createSealer(appSecret, 'webhook-secret'),
    twoFactorSecrets: createSealer(appSecret, 'totp-secret'),
    paymentDetails: createSealer(appSecret, 'payment-details'),
  });
  if (summary) log.info({ ms: Date.now() - started }, 'demo data seeded');
  return summary;
}

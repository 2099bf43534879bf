import type { Sealer } from '../secrets/sealed.ts';
import type { HashPassword } from './credentials.ts';

export interface DemoOptions {
  /** Milliseconds since 1970. Its day in Berlin is the demo's today; only plans lie after it. */
  now: number;
  /** The same seed and day give the same demo, except secrets and what is currently running. */
  seed: number;
  /** Factor of the number of people and their records; 1 by default. For tests and benchmarks. */
  scale?: number;
  hashPassword: HashPassword;
  webhookSecrets: Sealer;
  twoFactorSecrets: Sealer;
  paymentDetails: Sealer;
  /** Signs the demo's audit lines (`events/auditKey.ts`). */
  auditKey: string;
}

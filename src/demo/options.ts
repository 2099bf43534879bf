import type { Sealer } from '../secrets/sealed.ts';
import type { HashPassword } from './credentials.ts';

/** What a workspace of the demo is made with. */
export interface DemoOptions {
  /** Milliseconds since 1970: the demo's today is that day in Berlin, and nothing lies after that instant but plans. */
  now: number;
  /** One seed and one day give the same demo, but for passwords, keys and other secrets, and for what runs right now. */
  seed: number;
  /** How many times as many people, with their records, Brightwater has; 1 unless given. For tests and benches. */
  scale?: number;
  hashPassword: HashPassword;
  webhookSecrets: Sealer;
  twoFactorSecrets: Sealer;
  paymentDetails: Sealer;
}

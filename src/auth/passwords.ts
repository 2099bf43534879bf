import argon2 from 'argon2';
import { atMost } from '../lib/atMost.ts';

/** OWASP's parameters for argon2id: about 18 ms of one core. */
const OPTIONS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * False for a wrong password. A missing hash takes as long as a wrong password, so that timing does not
   * reveal who has an account.
   */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** Makes é typed as e plus accent equal to é typed as one character (NIST SP 800-63B, 3.1.1.2). */
const typed = (password: string) => password.normalize('NFKC');

/** `concurrency`: maximum number of hashes computed at once, so that sign-ins do not take all cores. */
export function createPasswords(concurrency = 2): Passwords {
  const limited = atMost(concurrency);
  const dummy = argon2.hash('nobody has this password', OPTIONS);
  dummy.catch(() => undefined);

  return {
    hash: (password) => limited(() => argon2.hash(typed(password), OPTIONS)),
    verify: (hash, password) =>
      limited(async () => {
        const matches = await argon2.verify(hash ?? (await dummy), typed(password)).catch(() => false);
        return hash ? matches : false;
      }),
  };
}

import { hkdfSync } from 'node:crypto';

/**
 * An id that distinguishes installations sharing one Temporal: eight hex digits, the same for every process with this
 * secret.
 */
export const installationId = (appSecret: string): string =>
  Buffer.from(hkdfSync('sha256', appSecret, 'workforce-api', 'installation', 4)).toString('hex');

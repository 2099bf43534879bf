import { hkdfSync } from 'node:crypto';

/** The id of an installation, for those that share one Temporal: eight hex digits, derived from the secret. */
export const installationId = (appSecret: string): string =>
  Buffer.from(hkdfSync('sha256', appSecret, 'workforce-api', 'installation', 4)).toString('hex');

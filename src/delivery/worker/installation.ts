import { hkdfSync } from 'node:crypto';

/** The id of an installation, for those that share a Temporal: eight hex digits, from the secret. */
export const installationId = (appSecret: string): string =>
  Buffer.from(hkdfSync('sha256', appSecret, 'workforce-api', 'installation', 4)).toString('hex');

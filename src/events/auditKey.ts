import { deriveKey } from '../auth/tokens.ts';

/** The key that lines of the audit trail are signed with as they are written, in hexadecimal, as connections carry it. */
export const auditKeyOf = (appSecret: string): string =>
  deriveKey(appSecret, 'audit-line').export().toString('hex');

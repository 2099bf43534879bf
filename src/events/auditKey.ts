import { deriveKey } from '../auth/tokens.ts';

/**
 * The key that signs lines of the audit trail when they are written, in hexadecimal, as a connection setting.
 */
export const auditKeyOf = (appSecret: string): string =>
  deriveKey(appSecret, 'audit-line').export().toString('hex');

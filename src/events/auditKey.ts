import { keyringOf, type AppSecret } from '../secrets/keyring.ts';

/**
 * The keys that sign lines of the audit trail when they are written, as a connection setting: the current key
 * in hexadecimal, or under APP_SECRETS `id.key` for each secret, the current one first, with commas between.
 */
export function auditKeyOf(appSecret: AppSecret): string {
  const { all, named } = keyringOf(appSecret, 'audit-line');
  return all.map(({ id, key }) => [...(named ? [id] : []), key.export().toString('hex')].join('.')).join(',');
}

/**
 * Addresses by which a browser opens a file without a credential. The signature covers workspace, path, session and
 * end, so that an address opens nothing else, nowhere else, and ends with its session.
 */
import { UUID } from '../lib/ids.ts';
import type { AppSecret } from '../secrets/keyring.ts';
import { macOf } from '../secrets/mac.ts';
import type { Session } from './authenticate.ts';

export const ADDRESS_SECONDS = 300;

export interface FileAddresses {
  /** `target` (a path with its query) with a signature. */
  sign(target: string, session: Session, workspaceId: string): string;
  /** The session that signed this target; null unless the signature is right. Its end is not checked. */
  read(target: string, workspaceId: string): Session | null;
}

/** Whether a target has a signature, right or wrong. */
export const hasSignature = (target: string): boolean => /[?&]access=/.test(target);

/** `…?access=<end>.<session>.<user>.<mac>`, the last parameter. */
const SIGNED = /^(.*)[?&]access=((\d{1,12})\.([\w-]{36})\.([\w-]{36}))\.([\w-]{43})$/;

export function createFileAddresses(appSecret: AppSecret): FileAddresses {
  const mac = macOf(appSecret, 'file-address');
  const signed = (workspaceId: string, target: string, claims: string) =>
    `${workspaceId} ${claims} ${target}`;

  return {
    sign(target, { userId, sessionId, expires }, workspaceId) {
      const claims = `${expires}.${sessionId}.${userId}`;
      const signature = mac.sign(signed(workspaceId, target, claims)).toString('base64url');
      return `${target}${target.includes('?') ? '&' : '?'}access=${claims}.${signature}`;
    },

    read(target, workspaceId) {
      const parts = SIGNED.exec(target);
      if (!parts) return null;
      const [, unsigned, claims, expires, sessionId, userId, signature] = parts as unknown as string[];
      if (!mac.verifies(Buffer.from(signature!, 'base64url'), signed(workspaceId, unsigned!, claims!)))
        return null;
      return UUID.test(sessionId!) && UUID.test(userId!)
        ? { userId: userId!, sessionId: sessionId!, expires: Number(expires) }
        : null;
    },
  };
}

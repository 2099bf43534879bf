/** Licences for tests, signed with a constant key. */
import { createPrivateKey } from 'node:crypto';
import { signLicense, type SignedLicense } from '../../src/workspace/license.ts';
import type { World } from './world.ts';

/** The PKCS #8 header of an Ed25519 key, which precedes its 32 bytes. */
const PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const keyOf = (fill: string) =>
  createPrivateKey({ key: Buffer.concat([PREFIX, Buffer.alloc(32, fill)]), format: 'der', type: 'pkcs8' });

export const LICENSE_KEY = keyOf('a');
/** A key that the service does not trust. */
export const OTHER_KEY = keyOf('b');

/** The request body that installs a licence in a workspace. */
export async function licenseFor(
  world: Pick<World, 'id' | 'sql'>,
  { signedAt = Date.UTC(2026, 10, 1), ...license }: Partial<SignedLicense> = {},
  key = LICENSE_KEY,
): Promise<{ license_key: string }> {
  const [row] = await world.sql<{ slug: string }>('SELECT slug FROM workspaces WHERE id = $1', [world.id]);
  const whole = {
    workspace: row!.slug,
    plan: 'managed',
    seats: 100,
    addons: [],
    validUntil: '2099-12-31',
    ...license,
  } as const;
  return { license_key: signLicense(key, whole, signedAt) };
}

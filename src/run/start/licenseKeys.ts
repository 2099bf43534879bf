import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privateLicenseKey, publicLicenseKey } from '../../workspace/license.ts';

interface KeySettings {
  licensePublicKey?: string | undefined;
  production: boolean;
  dataDir: string;
}

/**
 * The public key that licences are verified with; null if there is none. In development it belongs to a key
 * pair in the data folder, so that the developer can also sign licences.
 */
export function licenseKeyOf({ licensePublicKey, production, dataDir }: KeySettings): KeyObject | null {
  if (licensePublicKey !== undefined) return publicLicenseKey(licensePublicKey);
  return production ? null : createPublicKey(ownLicenseKey(dataDir));
}

/** The private key in the data folder, readable by its owner only; created if it does not exist. */
export function ownLicenseKey(dataDir: string): KeyObject {
  const file = path.join(dataDir, 'license-key.pem');
  const kept = readIfThere(file);
  if (kept !== null) return privateLicenseKey(kept);
  mkdirSync(dataDir, { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
    return privateKey;
  } catch (error) {
    // another process was faster
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      return privateLicenseKey(readFileSync(file, 'utf8'));
    throw error;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

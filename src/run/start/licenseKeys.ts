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
 * The key that licences are checked with; null where there is none. In development it is that of a pair under the data folder,
 * so that whoever has started the service can also sign.
 */
export function licenseKeyOf({ licensePublicKey, production, dataDir }: KeySettings): KeyObject | null {
  if (licensePublicKey !== undefined) return publicLicenseKey(licensePublicKey);
  return production ? null : createPublicKey(ownLicenseKey(dataDir));
}

/** The private key under the data folder, readable by its owner only; made where there is none. */
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

import { X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAuthority } from './certificates.ts';

export interface Identity {
  certificate: string;
  key: string;
  /** Path of the authority's certificate, for WEBHOOK_CA_FILE. */
  caFile: string;
}

/**
 * The receiver's certificate for `localhost`, `127.0.0.1` and `::1`, created once and stored in `folder`
 * (`ca.pem`, `server.pem`, `server-key.pem`). The authority's key is never written, so that it cannot be
 * misused. A certificate that ends within a day is replaced.
 */
export function loadIdentity(folder: string): Identity {
  const [caFile, certificateFile, keyFile] = ['ca.pem', 'server.pem', 'server-key.pem'].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  if (![caFile, certificateFile, keyFile].every((file) => existsSync(file)) || endsSoon(certificateFile)) {
    const authority = createAuthority('Local webhook receiver');
    const { certificate, key } = authority.issue({ hosts: ['localhost', '127.0.0.1', '::1'] });
    mkdirSync(folder, { recursive: true });
    writeFileSync(caFile, authority.certificate);
    writeFileSync(certificateFile, certificate);
    writeFileSync(keyFile, key, { mode: 0o600 });
    chmodSync(keyFile, 0o600);
  }
  return { certificate: readFileSync(certificateFile, 'utf8'), key: readFileSync(keyFile, 'utf8'), caFile };
}

function endsSoon(certificateFile: string): boolean {
  const { validTo } = new X509Certificate(readFileSync(certificateFile));
  return Date.parse(validTo) < Date.now() + 24 * 60 * 60 * 1000;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The receiver's last secret, stored in its folder so that it still verifies after a restart. */
export function keptSecret(folder: string) {
  const file = join(folder, 'secret');
  return {
    read: (): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined),
    write: (secret: string): void => writeFileSync(file, `${secret}\n`, { mode: 0o600 }),
  };
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that a receiver learnt last, in its folder: it is started again, with `--fail` for instance, and still verifies. */
export function keptSecret(folder: string) {
  const file = join(folder, 'secret');
  return {
    read: (): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined),
    write: (secret: string): void => writeFileSync(file, `${secret}\n`, { mode: 0o600 }),
  };
}

import { createHash } from 'node:crypto';

export function sha256(...pieces: readonly (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}

import { randomUUID } from 'node:crypto';
import { filesBucket, type Config } from '../../config/index.ts';
import { createBucket } from '../../../files/bucket.ts';
import { sourceOf } from '../../../files/store.ts';
import { ok, reasonOf, wrong, type Finding } from './finding.ts';

/**
 * Checks the storage of files. A bucket is tested as it is used: an object is written, read and deleted. The
 * folders of this machine were already checked with the configuration.
 */
export async function checkFiles(config: Config): Promise<Finding> {
  const options = filesBucket(config);
  if (!options) return ok('files', 'new files are stored in the database');
  const bucket = createBucket(options);
  const key = `doctor-${randomUUID()}`;
  const bytes = Buffer.from('written by doctor, and removed by it');
  try {
    await bucket.write(key, sourceOf({ filename: 'doctor.txt', contentType: 'text/plain', bytes }));
    const pieces: Buffer[] = [];
    for await (const piece of bucket.read(key, 0, bytes.length)) pieces.push(piece);
    await bucket.remove(key);
    return Buffer.concat(pieces).equals(bytes)
      ? ok('files', `${bucket.place} writes, reads and deletes files`)
      : wrong('files', `${bucket.place} returns other bytes than were written. Check FILES.`);
  } catch (error) {
    const reason = reasonOf((error as Error).cause ?? error);
    return wrong(
      'files',
      `The bucket ${bucket.place} refuses us: ${reason}. Check FILES, FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY; until then nothing can be uploaded.`,
    );
  } finally {
    bucket.close();
  }
}

/** Files whose bytes are in a bucket: the same promises on an S3 server, and what happens when it is down. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { S3Client } from '@aws-sdk/client-s3';
import { forgetFile } from '../../src/files/store.ts';
import { claimsIn } from '../operations/reimbursements/support.ts';
import { anyPdf, upload } from '../support/form.ts';
import { atEnd, opened, openWorld } from '../support/opening.ts';
import { createBucket } from '../../src/files/bucket.ts';
import { lossesInBucket } from '../../src/run/commands/doctor/deep/bucket.ts';
import { openS3, whyNoS3, type S3Server } from '../support/s3Server.ts';
import { startTwin } from '../support/service.ts';
import type { World } from '../support/world.ts';
import { storeOf, storeTests } from './stores.ts';

const MIB = 1024 * 1024;
const missing = whyNoS3();
if (missing) test.skip(`a bucket: not run, because ${missing}`, () => undefined);
else await bucketTests(await openS3());

async function bucketTests(s3: S3Server): Promise<void> {
  const { bucket: files } = s3;
  const { service, world } = await openWorld({ rateLimitScale: 1_000, files });
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    region: files.region,
    endpoint: files.endpoint!,
    forcePathStyle: true,
    credentials: files.credentials!,
  });
  atEnd(() => client.destroy());
  await client.send(new sdk.HeadBucketCommand({ Bucket: files.bucket }));
  const inWorkspace = ({ id }: World) => ({ Bucket: files.bucket, Prefix: `${files.prefix}/${id}/` });
  const keysOf = async (place: World): Promise<string[]> => {
    const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command(inWorkspace(place)));
    return Contents.map(({ Key }) => Key!);
  };
  const unfinished = async (place: World) =>
    (await client.send(new sdk.ListMultipartUploadsCommand(inWorkspace(place)))).Uploads ?? [];

  storeTests(service, world, await service.world(), {
    chunk: 512 * 1024,
    // sizes below, at and above one part of a multipart upload
    sizes: [0, 1, 5 * MIB - 1, 5 * MIB, 5 * MIB + 1, 12 * MIB + 7],
    things: async (place) => (await keysOf(place)).length + (await unfinished(place)).length,
  });

  const store = storeOf(service, world);
  const claims = await claimsIn(service, world);
  const receiptOf = async (bytes: Buffer) => {
    const { id } = await claims.claimed(world.employee, { submit: false });
    const sent = await claims.attach(world.employee, id, upload(bytes, 'bill.pdf'));
    return { sent, path: `/reimbursements/${id}/receipts/${sent.body.data.id}/` };
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    claims.call(world.employee, 'GET', path, { headers });

  describe('a bucket', () => {
    test("stores only the file's row in Postgres, and names its objects by ids", async () => {
      const before = await keysOf(world);
      const id = await store.stored(randomBytes(10));
      expect(await world.sql('SELECT place FROM files WHERE id = $1', [id])).toEqual([
        { place: 's3://files/installation' },
      ]);
      expect(await world.sql('SELECT 1 FROM file_chunks WHERE file_id = $1', [id])).toEqual([]);
      expect((await keysOf(world)).filter((key) => !before.includes(key))).toEqual([
        `installation/${world.id}/${id}`,
      ]);
    });

    test('201, 200, 206, 304 and 416 over HTTP, as with Postgres', async () => {
      const bytes = anyPdf(6 * MIB);
      const { sent, path } = await receiptOf(bytes);
      expect(sent.status).toBe(201);
      const whole = await get(path);
      expect([whole.status, whole.bytes.equals(bytes)]).toEqual([200, true]);
      const part = await get(path, { range: 'bytes=524280-5242890' });
      expect([part.status, part.bytes.equals(bytes.subarray(524_280, 5_242_891))]).toEqual([206, true]);
      const tag = whole.headers.get('etag')!;
      expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
      expect((await get(path, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    });

    test('the row says where the bytes are: files in the database are still read, and 503 if the process has no bucket configured', async () => {
      const twin = await opened(startTwin(service));
      const beside = storeOf(twin, world);
      const bytes = randomBytes(600_000);
      const inDatabase = await beside.stored(bytes);
      expect((await store.bytesOf(await store.files.find(store.db, inDatabase))).equals(bytes)).toBe(true);
      await expect(beside.files.find(beside.db, await store.stored(bytes))).rejects.toMatchObject({
        status: 503,
        cause: new Error('a file is in s3://files/installation, which FILES does not name'),
      });
    });

    test('an object is removed when its row no longer says that it is in the bucket', async () => {
      const id = await store.stored(randomBytes(10));
      await world.sql('UPDATE files SET place = NULL, size = 0 WHERE id = $1', [id]);
      await store.upkeep();
      expect((await keysOf(world)).join()).not.toContain(id);
      expect(await store.bytesOf(await store.files.find(store.db, id))).toEqual(Buffer.alloc(0));
    });

    test('doctor --deep names a file whose object is gone or cut, and an object whose file is gone', async () => {
      const [gone, cut, kept, alone] = await Promise.all(
        [9, 8, 7, 6].map((size) => store.stored(randomBytes(size))),
      );
      const keyOf = (id: string) => ({ Bucket: files.bucket, Key: `${files.prefix}/${world.id}/${id}` });
      await client.send(new sdk.DeleteObjectCommand(keyOf(gone!)));
      await client.send(new sdk.PutObjectCommand({ ...keyOf(cut!), Body: 'half' }));
      await world.sql('DELETE FROM files WHERE id = $1', [alone]);
      await world.sql('DELETE FROM removed_files');
      const bucket = await opened(Promise.resolve(createBucket(files)), (it) => it.close());
      const found: string[] = [];
      for await (const loss of lossesInBucket(store.db, bucket, Date.now() + 7_200_000)) found.push(loss);
      const about = (id: string) => found.filter((loss) => loss.includes(id));
      expect(about(gone!)).toEqual([expect.stringMatching(/^the file \S+ \(\w+\) is not in the bucket$/)]);
      expect(about(cut!)).toEqual([`the file ${cut} has 4 of its 8 bytes in the bucket`]);
      expect(about(alone!)).toEqual([`the bucket has ${world.id}/${alone}, whose file is gone`]);
      expect(about(kept!)).toEqual([]);
    });

    test('what a crashed upload left there is removed together with its staged row', async () => {
      const id = await store.stray(1);
      const object = { Bucket: files.bucket, Key: `installation/${world.id}/${id}` };
      await client.send(new sdk.CreateMultipartUploadCommand(object));
      expect(await unfinished(world)).toHaveLength(1);
      await store.upkeep(Date.now() + 3_601_000);
      expect([await unfinished(world), (await keysOf(world)).includes(object.Key)]).toEqual([[], false]);
    });

    test('down: 503 for uploads, which leave nothing, and for downloads, while other calls work; up again: every file is there, except those deleted in between', async () => {
      const bytes = anyPdf(20_000);
      const { path } = await receiptOf(bytes);
      const { id } = await claims.claimed(world.employee, { submit: false });
      const gone = await store.stored(randomBytes(5));
      const counted = async () => (await world.sql('SELECT id FROM files')).length;
      const before = await counted();
      await s3.kill();
      const [refused, unread] = await Promise.all([claims.attach(world.employee, id), get(path)]);
      expect([refused.status, refused.headers.get('retry-after'), unread.status]).toEqual([503, '2', 503]);
      expect(await counted()).toBe(before);
      expect((await get(`/reimbursements/${id}/`)).status).toBe(200);
      await store.db.transaction((tx) => forgetFile(tx, gone));
      await expect(store.upkeep()).rejects.toMatchObject({ status: 503 });
      await s3.start();
      expect((await get(path)).bytes.equals(bytes)).toBe(true);
      expect((await claims.attach(world.employee, id)).status).toBe(201);
      await store.upkeep();
      expect((await keysOf(world)).join()).not.toContain(gone);
      expect(await world.sql('SELECT key FROM removed_files')).toEqual([]);
    });
  });
}

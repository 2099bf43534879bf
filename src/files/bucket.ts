/**
 * Bytes of files in a bucket that speaks S3: Amazon's, MinIO, Ceph, Garage, R2. An object is written once, under its file's id,
 * before the transaction that refers to it, and never changed. Whether it is a file is said by the file's row alone.
 */
import { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { atMost } from '../lib/atMost.ts';
import { unavailable } from '../problem.ts';
import { CHUNK, deletedMeanwhile } from './chunks.ts';
import type { Source } from './content.ts';

export interface BucketOptions {
  bucket: string;
  /** Before each key; empty, or without a slash at its begin and end. */
  prefix: string;
  region: string;
  /** Null: Amazon's of the region. */
  endpoint: string | null;
  /** The bucket is named in the path and not in the host: what servers that are not Amazon's want. */
  pathStyle: boolean;
  /** Null: as the SDK finds them, from the machine's role for instance. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** Bytes of a part of an upload: the least that S3 takes of all but the last. */
const PART = 5 * 1024 * 1024;
/** Bytes that are asked for at a time: nothing is held open while a client reads slowly. */
const PIECE = 512 * 1024;
/** Uploads at a time, each of which has a part or two in memory, and pieces. */
const [UPLOADS, READS] = [3, 12];
/** Milliseconds: an upload ends long before its staged row is swept. */
const UPLOAD_TIME = 10 * 60_000;
/** Milliseconds to connect, and until a request is answered; each of a few attempts. */
const [CONNECT_TIME, ANSWER_TIME, ATTEMPTS] = [2_000, 10_000, 3];

export interface Bucket {
  /** What rows of its files say: `s3://bucket/prefix`. */
  readonly place: string;
  /** Throws 503 where the bucket does not take it. */
  write(key: string, file: Source): Promise<void>;
  /** A request for each piece. Throws 503 where the bucket does not answer, or has it no more. */
  read(key: string, from: number, to: number): AsyncGenerator<Buffer>;
  /** Removes an object, and what an upload that never ended has left of it; one that is not there is no error. */
  remove(key: string): Promise<void>;
  close(): void;
}

export function createBucket({ bucket, prefix, ...options }: BucketOptions): Bucket {
  const [uploading, reading] = [atMost(UPLOADS), atMost(READS)];
  const objectOf = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` });
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => (opened ??= open(options));

  async function upload(key: string, file: Source, abortController: AbortController): Promise<void> {
    const { client, Upload } = await s3();
    const Body = Readable.from(file.read(CHUNK), { objectMode: false, highWaterMark: CHUNK });
    let failed: unknown;
    Body.on('error', (error) => (failed = error));
    const params = { ...objectOf(key), Body, ContentType: 'application/octet-stream' };
    try {
      abortController.signal.throwIfAborted();
      await new Upload({ client, params, abortController, partSize: PART, queueSize: 1 }).done();
    } catch (error) {
      // where the file itself could not be read, that is what is wrong
      throw failed ?? away(error);
    } finally {
      Body.destroy();
    }
  }

  return {
    place: `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`,

    async write(key, file) {
      // from here on, and not from its turn
      const abortController = new AbortController();
      const timer = setTimeout(() => abortController.abort(), UPLOAD_TIME);
      try {
        await uploading(() => upload(key, file, abortController));
      } finally {
        clearTimeout(timer);
      }
    },

    async *read(key, from, to) {
      for (let at = from; at < to;) {
        const end = Math.min(at + PIECE, to);
        const bytes = await reading(() => pieceOf(at, end));
        if (bytes.length !== end - at) throw new Error(`the object ${key} ends early`);
        yield bytes;
        at = end;
      }

      async function pieceOf(first: number, end: number): Promise<Buffer> {
        const { client, sdk } = await s3();
        const asked = new sdk.GetObjectCommand({ ...objectOf(key), Range: `bytes=${first}-${end - 1}` });
        try {
          return await bytesOf(await client.send(asked));
        } catch (error) {
          throw isMissing(error) ? deletedMeanwhile() : away(error);
        }
      }
    },

    async remove(key) {
      const { client, sdk } = await s3();
      const object = objectOf(key);
      try {
        // S3 knows no such error here, other servers do: another process was faster
        await client.send(new sdk.DeleteObjectCommand(object)).catch(ignoreMissing);
        const { Bucket: inBucket, Key } = object;
        const { Uploads = [] } = await client.send(
          new sdk.ListMultipartUploadsCommand({ Bucket: inBucket, Prefix: Key }),
        );
        for (const { UploadId } of Uploads.filter((one) => one.Key === Key))
          await client
            .send(new sdk.AbortMultipartUploadCommand({ ...object, UploadId }))
            .catch(ignoreMissing);
      } catch (error) {
        throw away(error);
      }
    },

    close: () => void opened?.then(({ client }) => client.destroy()),
  };
}

/** The library is large, and loaded with the first file that goes to a bucket. */
async function open({ region, endpoint, pathStyle, credentials }: Omit<BucketOptions, 'bucket' | 'prefix'>) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client: S3Client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIME,
      requestTimeout: ANSWER_TIME,
      throwOnRequestTimeout: true,
    },
  });
  return { client, sdk, Upload };
}

const bytesOf = async ({ Body }: GetObjectCommandOutput): Promise<Buffer> =>
  Buffer.from(await Body!.transformToByteArray());

const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes((error as Error).name);

const ignoreMissing = (error: unknown): void => {
  if (!isMissing(error)) throw error;
};

/** Whatever the bucket says, the file can be had or stored later: operators see why in the log. */
const away = (error: unknown) =>
  Object.assign(unavailable('The storage of files does not answer. Try again in a few seconds.'), {
    cause: error,
  });

/**
 * Stores files in an S3-compatible bucket: Amazon S3, MinIO, Ceph, Garage, R2. An object is written once,
 * under its file's id, before the transaction that refers to it, and never changed. Whether a file exists is
 * decided by its row.
 */
import { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { atMost } from '../lib/atMost.ts';
import { unavailable } from '../problem.ts';
import { CHUNK, deletedMeanwhile } from './chunks.ts';
import type { Source } from './content.ts';
import { currentSecret } from '../lib/secretFiles.ts';

export interface BucketOptions {
  bucket: string;
  /** Prefix of each key; empty, or without slashes at its ends. */
  prefix: string;
  region: string;
  /** Null: Amazon's endpoint of the region. */
  endpoint: string | null;
  /** Puts the bucket into the path instead of the host, as most servers other than Amazon's need it. */
  pathStyle: boolean;
  /** Null: the SDK finds them, for instance from the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** Bytes per part of an upload: the minimum of S3 for all parts but the last. */
const PART = 5 * 1024 * 1024;
/** Bytes per request, so that no connection stays open while a client reads slowly. */
const PIECE = 512 * 1024;
/** Concurrent uploads, each with one or two parts in memory, and concurrent reads. */
const [UPLOADS, READS] = [3, 12];
/** Maximum milliseconds of an upload; far less than the hour after which its staged row is deleted. */
const UPLOAD_TIME = 10 * 60_000;
/** Milliseconds to connect and to answer, per attempt; and number of attempts. */
const [CONNECT_TIME, ANSWER_TIME, ATTEMPTS] = [2_000, 10_000, 3];

/** An object as a list shows it. */
export interface Stored {
  key: string;
  /** In bytes. */
  size: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export interface Bucket {
  /** The `place` of rows of its files: `s3://bucket/prefix`. */
  readonly place: string;
  /** @throws Problem 503 if the bucket does not store it */
  write(key: string, file: Source): Promise<void>;
  /**
   * Sends a request for each piece.
   * @throws Problem 503 if the bucket does not answer or no longer has the object
   */
  read(key: string, from: number, to: number): AsyncGenerator<Buffer>;
  /** Deletes an object and unfinished uploads of it; no error if there is none. */
  remove(key: string): Promise<void>;
  /** The objects whose keys begin so, in the order of their keys. */
  list(beginning: string): AsyncGenerator<Stored>;
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
      // an error in reading the file is the real cause
      throw failed ?? away(error);
    } finally {
      Body.destroy();
    }
  }

  return {
    place: `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`,

    async write(key, file) {
      // the time limit includes waiting for a turn
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
        // another process may have deleted it; S3 then reports no error, other servers do
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

    async *list(beginning) {
      const { client, sdk } = await s3();
      const head = objectOf('').Key;
      for (let token: string | undefined; ;) {
        const listed = await client
          .send(
            new sdk.ListObjectsV2Command({
              Bucket: bucket,
              Prefix: objectOf(beginning).Key,
              ...(token && { ContinuationToken: token }),
            }),
          )
          .catch((error: unknown) => {
            throw away(error);
          });
        for (const { Key = '', Size = 0, LastModified } of listed.Contents ?? [])
          yield { key: Key.slice(head.length), size: Size, changedAt: LastModified?.getTime() ?? 0 };
        token = listed.NextContinuationToken;
        if (!token) return;
      }
    },

    close: () => void opened?.then(({ client }) => client.destroy()),
  };
}

/** The keys of now, which the SDK asks for again as they end: their files may have changed (`secretFiles.ts`). */
const credentialsNow = ({ accessKeyId, secretAccessKey }: NonNullable<BucketOptions['credentials']>) => ({
  accessKeyId: currentSecret(accessKeyId),
  secretAccessKey: currentSecret(secretAccessKey),
  expiration: new Date(Date.now() + 60_000),
});

/** The SDK is large, so it is loaded on first use. */
async function open({ region, endpoint, pathStyle, credentials }: Omit<BucketOptions, 'bucket' | 'prefix'>) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client: S3Client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials: () => Promise.resolve(credentialsNow(credentials)) }),
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

/** Any error of the bucket is temporary for the caller; the log has the cause. */
const away = (error: unknown) =>
  Object.assign(unavailable('The storage of files does not answer. Try again in a few seconds.'), {
    cause: error,
  });

/**
 * Receives uploads. While a file arrives it is counted, hashed and its type detected; large files go to disk.
 * No row is written and no connection is held, so a client may send as slowly as the server allows.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { unavailable } from '../problem.ts';
import type { Incoming } from './content.ts';

/** Maximum bytes of a file that stays in memory; also bytes per write to disk. */
const SMALL = 64 * 1024;
/** Bytes needed to detect the type of a file. */
const HEAD = 4096;

/** What the contract allows for a file, and what the file is called. */
export interface Expected {
  maxBytes: number;
  /** The type by the first bytes (up to 4096). Throws if the type is not accepted. */
  typeOf(head: Buffer): string;
  nameOf(contentType: string): string;
  tooLarge(): Error;
}

export interface Spool {
  /**
   * Receives a file. Leaves nothing behind if it throws.
   * @throws what `expected` throws, as early as possible: after the first bytes, or at the first byte too
   *   many
   * @throws Problem 503 if the disk is full
   */
  receive(stream: AsyncIterable<Buffer>, expected: Expected): Promise<Incoming>;
  /** Bytes on disk now. */
  readonly taken: number;
}

export interface SpoolOptions {
  /** Created if it does not exist. */
  directory: string;
  /** Maximum bytes on disk of all files together. */
  bytes: number;
}

export function createSpool({ directory, bytes: budget }: SpoolOptions): Spool {
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    async receive(stream, expected) {
      const hash = createHash('sha256');
      let contentType: string | undefined;
      let size = 0;
      let held: Buffer[] = [];
      let heldBytes = 0;
      let reserved = 0;
      let file: FileHandle | undefined;

      const dispose = async () => {
        held = [];
        taken -= reserved;
        reserved = 0;
        const closing = file;
        file = undefined;
        await closing?.close();
      };
      const recognise = () => {
        contentType = expected.typeOf(Buffer.concat(held).subarray(0, HEAD));
      };
      const write = async () => {
        if (taken + heldBytes > budget)
          throw unavailable('Too many files are on their way. Try again in a few seconds.');
        taken += heldBytes;
        reserved += heldBytes;
        const bytes = Buffer.concat(held);
        held = [];
        heldBytes = 0;
        try {
          file ??= await openNameless(directory);
          await file.writeFile(bytes);
        } catch (error) {
          // a full or read-only disk: the operator needs the cause
          throw Object.assign(unavailable(), { cause: error });
        }
      };

      try {
        for await (const chunk of stream) {
          size += chunk.length;
          if (size > expected.maxBytes) throw expected.tooLarge();
          hash.update(chunk);
          held.push(chunk);
          heldBytes += chunk.length;
          if (contentType === undefined && size >= HEAD) recognise();
          if (heldBytes >= SMALL) await write();
        }
        if (contentType === undefined) recognise();
        if (file && heldBytes > 0) await write();
      } catch (error) {
        await dispose();
        throw error;
      }

      const small = file ? null : Buffer.concat(held);
      held = [];
      const part = async (from: number, count: number): Promise<Buffer> => {
        if (small) return small.subarray(from, from + count);
        if (!file) throw new Error('the file was disposed of');
        const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(count, size - from)));
        for (let got = 0; got < bytes.length;) {
          const { bytesRead } = await file.read(bytes, got, bytes.length - got, from + got);
          if (bytesRead === 0) throw new Error('the spooled file ended early');
          got += bytesRead;
        }
        return bytes;
      };
      const about = {
        filename: expected.nameOf(contentType!),
        contentType: contentType!,
        size,
        sha256: hash.digest(),
      };
      return {
        ...about,
        async *read(pieceSize) {
          for (let from = 0; from < size; from += pieceSize) yield await part(from, pieceSize);
        },
        buffer: () => part(0, size),
        part,
        dispose,
        toJSON: () => ({ ...about, sha256: about.sha256.toString('hex') }),
      };
    },
  };
}

/** A new file without a name: the system frees it when its handle closes, even if the process is killed. */
async function openNameless(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = path.join(directory, randomUUID());
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}

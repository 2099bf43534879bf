/**
 * Files on their way in: counted, hashed and recognised as they come, and kept outside of memory. Nothing is in the
 * database yet and no connection is held, so a client may send as slowly as the server allows.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { unavailable } from '../problem.ts';
import type { Incoming } from './content.ts';

/** Bytes up to which a file stays in memory, and that are written to disk at a time. */
const SMALL = 64 * 1024;
/** Bytes that tell the type of a file. */
const HEAD = 4096;

/** What the contract allows of one file, and what it is called. */
export interface Expected {
  maxBytes: number;
  /** The type by the first bytes (up to 4096); throws where it is not accepted. */
  typeOf(head: Buffer): string;
  /** The name to keep, for a content of this type. */
  nameOf(contentType: string): string;
  tooLarge(): Error;
}

export interface Spool {
  /**
   * Takes a file in. Throws what `expected` throws as soon as it is known: after the first bytes, or with the first byte
   * that is too many; 503 where the disk is full. Whatever is thrown, nothing is left.
   */
  receive(stream: AsyncIterable<Buffer>, expected: Expected): Promise<Incoming>;
  /** Bytes on disk now. */
  readonly taken: number;
}

export interface SpoolOptions {
  /** Is made where it is missing. */
  directory: string;
  /** Bytes that all files together may take on disk. */
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
          // a disk that is full or read-only: an operator has to see why
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

/** A new file that has no name any more: the system frees it with its last handle, even where the process is killed. */
async function openNameless(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = path.join(directory, randomUUID());
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}

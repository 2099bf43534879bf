/** A small file as a whole: what is made here. */
export interface FileContent {
  /** As shown to people; never a path, and its extension is that of the content. */
  filename: string;
  /** The type of the content, whatever the file is called. */
  contentType: string;
  bytes: Buffer;
}

/** What is known of a file without its bytes. */
export interface Described {
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  sha256: Buffer;
}

/** A file whose bytes can be read from the start, as often as needed: a handler may run twice. */
export interface Source extends Described {
  read(pieceSize: number): AsyncIterable<Buffer>;
}

/**
 * A file that came with a request, outside of memory where it is large; gone when the request is answered. In JSON it is
 * its name, type, size and digest: so the fingerprint of a request covers its files.
 */
export interface Incoming extends Source {
  /** All bytes at once: for images, whose limits are small. */
  buffer(): Promise<Buffer>;
  /** At most so many bytes of it, from one on. */
  part(from: number, count: number): Promise<Buffer>;
  dispose(): Promise<void>;
  toJSON(): object;
}

/** Bytes of which a part can be read: `from` up to `to`, which is not included. */
export interface Seekable {
  size: number;
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** A file as it is sent: what is known of it, and any part of its bytes. */
export interface Served extends Described, Seekable {
  /** Names this content (an `ETag`). */
  tag: string;
}

/** Bytes to be sent, at once or as a stream. A stream that fails throws, and the answer is cut short. */
export type Bytes = string | Uint8Array | AsyncIterable<string | Uint8Array> | Seekable;

/** A body that is not JSON. */
export interface Content<Type extends string = string> {
  type: Type;
  bytes: Bytes;
}

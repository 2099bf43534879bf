/** A small file in memory, made by the service. */
export interface FileContent {
  /** Shown to people; never a path, with an extension that fits the content. */
  filename: string;
  /** Detected from the content, whatever the name says. */
  contentType: string;
  bytes: Buffer;
}

/** A file without its bytes. */
export interface Described {
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  sha256: Buffer;
}

/** A file that can be read from the start repeatedly, because a handler may be retried. */
export interface Source extends Described {
  read(pieceSize: number): AsyncIterable<Buffer>;
}

/**
 * An uploaded file, on disk if it is large; deleted when the request is answered. Its JSON form has name,
 * type, size and digest, so that the fingerprint of a request covers its files.
 */
export interface Incoming extends Source {
  /** All bytes in memory: for images, whose limits are small. */
  buffer(): Promise<Buffer>;
  /** At most `count` bytes from position `from`. */
  part(from: number, count: number): Promise<Buffer>;
  dispose(): Promise<void>;
  toJSON(): object;
}

/** Bytes of which a range can be read: from `from` up to but not including `to`. */
export interface Seekable {
  size: number;
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** A file to be sent: its description, and any range of its bytes. */
export interface Served extends Described, Seekable {
  /** `ETag` of the content. */
  tag: string;
}

/** Bytes to be sent, at once or as a stream. If a stream throws, the answer is cut off. */
export type Bytes = string | Uint8Array | AsyncIterable<string | Uint8Array> | Seekable;

/** A body that is not JSON. */
export interface Content<Type extends string = string> {
  type: Type;
  /** Of a text; UTF-8 by default. */
  charset?: string;
  bytes: Bytes;
}

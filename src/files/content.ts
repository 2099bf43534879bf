/** A file on its way in or out. */
export interface FileContent {
  /** As shown to people; never a path, and its ending is that of the content. */
  filename: string;
  /** What the bytes are, whatever the file is called. */
  contentType: string;
  bytes: Buffer;
}

/** Bytes as they leave: whole, or as they come. What ends early throws: the answer is broken off then. */
export type Bytes = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** A body that is not JSON. */
export interface Content<Type extends string = string> {
  type: Type;
  bytes: Bytes;
}

/** A file as it is received or sent. */
export interface FileContent {
  /** As shown to people; never a path, and its extension is that of the content. */
  filename: string;
  /** The type of the content, whatever the file is called. */
  contentType: string;
  bytes: Buffer;
}

/** Bytes to be sent, at once or as a stream. A stream that fails throws, and the answer is cut short. */
export type Bytes = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** A body that is not JSON. */
export interface Content<Type extends string = string> {
  type: Type;
  bytes: Bytes;
}

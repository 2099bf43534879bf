/** A file on its way in or out. */
export interface FileContent {
  /** As shown to people; never a path, and its ending is that of the content. */
  filename: string;
  /** What the bytes are, whatever the file is called. */
  contentType: string;
  bytes: Buffer;
}

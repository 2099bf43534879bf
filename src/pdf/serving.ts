/** The thread's side of `drawer.ts`: receives contents, answers with a file or an error. */
import { parentPort } from 'node:worker_threads';

export interface DrawnFile {
  filename: string;
  contentType: string;
  bytes: Buffer;
}

/**
 * Draws a document from a content, which may have a logo. No I/O, no clock. The content must be
 * structured-cloneable.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each drawing has a content of its own
export type Drawing = (content: any) => Promise<DrawnFile>;

export interface Task {
  name: string;
  content: unknown;
}

export type Reply = { file: DrawnFile } | { error: unknown };

/** Draws the documents that the main thread requests. */
export function serve(drawings: Readonly<Record<string, Drawing>>): void {
  const port = parentPort!;
  port.on('message', ({ name, content }: Task) => {
    const drawing = drawings[name];
    void (drawing ? drawing(restored(content)) : Promise.reject(new Error(`nothing draws ${name}`))).then(
      (file) => {
        // copy, because small Buffers share their memory with others, and the memory is transferred
        const bytes = Buffer.from(new Uint8Array(file.bytes).buffer);
        port.postMessage({ file: { ...file, bytes } } satisfies Reply, [bytes.buffer]);
      },
      (error: unknown) => port.postMessage({ error } satisfies Reply),
    );
  });
}

/** A logo arrives as a Uint8Array, but pdfkit needs a Buffer. */
function restored(content: unknown): unknown {
  const { logo } = content as { logo?: Uint8Array | null };
  return logo ? { ...(content as object), logo: Buffer.from(logo) } : content;
}

/** The thread's side of `drawer.ts`: takes a content, answers the file or the error. */
import { parentPort } from 'node:worker_threads';

/** A file that was drawn. */
export interface DrawnFile {
  filename: string;
  contentType: string;
  bytes: Buffer;
}

/** What makes a document of a content, which may have a logo: no I/O, no clock. The content is data that can be copied. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each drawing has a content of its own
export type Drawing = (content: any) => Promise<DrawnFile>;

export interface Task {
  name: string;
  content: unknown;
}

export type Reply = { file: DrawnFile } | { error: unknown };

/** Draws what the thread is asked for. */
export function serve(drawings: Readonly<Record<string, Drawing>>): void {
  const port = parentPort!;
  port.on('message', ({ name, content }: Task) => {
    const drawing = drawings[name];
    void (drawing ? drawing(restored(content)) : Promise.reject(new Error(`nothing draws ${name}`))).then(
      (file) => {
        // bytes of their own: those of a small Buffer are shared with others
        const bytes = Buffer.from(new Uint8Array(file.bytes).buffer);
        port.postMessage({ file: { ...file, bytes } } satisfies Reply, [bytes.buffer]);
      },
      (error: unknown) => port.postMessage({ error } satisfies Reply),
    );
  });
}

/** A logo arrives as an array of bytes, and pdfkit takes a Buffer. */
function restored(content: unknown): unknown {
  const { logo } = content as { logo?: Uint8Array | null };
  return logo ? { ...(content as object), logo: Buffer.from(logo) } : content;
}

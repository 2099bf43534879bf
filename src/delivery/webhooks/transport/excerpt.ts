import type { Readable } from 'node:stream';

/** How much of an answer is kept, in bytes. */
const EXCERPT_BYTES = 16 * 1024;

/**
 * Reads the beginning of a body: 16 KiB at most, and no longer than `timeoutMs`. The rest is discarded unread,
 * so that an endless body costs neither memory nor time. Never throws.
 *
 * @returns the bytes, and whether the body was read to its proper end (only then may the connection be used again).
 */
export async function readExcerpt(
  body: Readable,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; complete: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  let complete = true;
  const stop = () => {
    complete = false;
    body.destroy();
  };
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop, { once: true });
  body.on('error', () => undefined);
  if (signal.aborted) stop();
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      // A copy, so that 16 KiB do not hold a larger network buffer.
      chunks.push(Buffer.from(chunk.subarray(0, EXCERPT_BYTES - size)));
      size += chunk.length;
      if (size > EXCERPT_BYTES) {
        complete = false;
        break;
      }
    }
  } catch {
    complete = false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
  return { bytes: Buffer.concat(chunks), complete };
}

import type { Readable } from 'node:stream';

/** How much of an answer is kept, in bytes. */
const EXCERPT_BYTES = 16 * 1024;

/**
 * Reads the first 16 KiB of a body, for `timeoutMs` at most, and discards the rest unread, so that an endless
 * body costs neither memory nor time. Never throws.
 *
 * @returns the bytes, and whether the body was read to its end: only then may the connection be used again.
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

const TWELVE_HOURS = 12 * 60 * 60 * 1000;
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3): seconds, or an HTTP-date in its preferred form.
 *
 * @returns milliseconds from `now`, 0 to 12 h (the longest wait); null if the header is absent or unreadable.
 */
export function parseRetryAfter(header: string | string[] | undefined, now: Date): number | null {
  const value = (Array.isArray(header) ? header[0] : header)?.trim();
  if (value === undefined) return null;
  if (/^\d{1,15}$/.test(value)) return Math.min(Number(value) * 1000, TWELVE_HOURS);
  if (!httpDate.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.min(Math.max(time - now.getTime(), 0), TWELVE_HOURS);
}

import { write as writeAsync, writeSync } from 'node:fs';

/**
 * Writes log lines to a file descriptor that may fail. Lines that cannot be written are kept up to a limit,
 * then dropped and counted; nothing here throws or blocks. Not pino's own destination: on a full disk it ends
 * the process with an uncaught error, and its flush at exit retries forever.
 */
export interface Destination {
  write(line: string): void;
  /** Writes the kept lines once, for a process that is about to exit; does nothing if that could block. */
  flushSync(): void;
  /** Waits at most `limit` milliseconds until all is written. False if a write is still blocked. */
  close(limit?: number): Promise<boolean>;
}

export interface DestinationOptions {
  /** Called on the first write error; not again until writing has recovered. */
  onFailing?: (error: NodeJS.ErrnoException) => void;
  /** Called when writing works again, with the number of dropped lines and the error, if there was one. */
  onRecovered?: (dropped: number, error: NodeJS.ErrnoException | undefined) => void;
}

/** Maximum bytes of lines that wait to be written. */
const MAX_KEPT = 1024 * 1024;
/** Bytes written atomically, even if several processes write to one pipe (PIPE_BUF on Linux). */
const ATOMIC = 4_096;
/** Milliseconds before a failed write is retried. */
const RETRY = 500;
/** The same if nothing failed but the pipe is full because its reader is slow. */
const RETRY_FULL = 20;
/** Milliseconds after which an unfinished write counts as blocked: a pipe without a reader. */
const BLOCKED = 500;

export function createDestination(
  fd: number,
  { onFailing, onRecovered }: DestinationOptions = {},
): Destination {
  let lines: string[] = [];
  let bytes = 0;
  /** Bytes that are being written or could not be written. */
  let chunk = Buffer.alloc(0);
  let writingSince: number | undefined;
  let failing: NodeJS.ErrnoException | undefined;
  let retry: NodeJS.Timeout | undefined;
  let dropped = 0;
  let whenIdle: (() => void)[] = [];
  /** `close` no longer waits. */
  let givenUp = false;

  const blocked = () => writingSince !== undefined && (givenUp || performance.now() - writingSince > BLOCKED);

  /** The lines of the next write: as many as fit into an atomic write, at least one. */
  const someLines = (): string => {
    let count = 0;
    for (let length = 0; count < lines.length; count += 1) {
      length += Buffer.byteLength(lines[count]!);
      if (count > 0 && length > ATOMIC) break;
    }
    return lines.splice(0, count).join('');
  };

  const next = () => {
    if (writingSince !== undefined || retry) return;
    if (chunk.length === 0) {
      if (lines.length === 0) return finished();
      chunk = Buffer.from(someLines());
      bytes -= chunk.length;
    }
    writingSince = performance.now();
    writeAsync(fd, chunk, (error, written) => {
      writingSince = undefined;
      chunk = chunk.subarray(written);
      if (!error) return next();
      const full = error.code === 'EAGAIN';
      if (!full && !failing) onFailing?.(error);
      if (!full) failing = error;
      retry = setTimeout(
        () => {
          retry = undefined;
          next();
        },
        full ? RETRY_FULL : RETRY,
      );
      retry.unref();
    });
  };

  const finished = () => {
    const [count, error] = [dropped, failing];
    dropped = 0;
    failing = undefined;
    if (count > 0 || error) onRecovered?.(count, error);
    for (const resolve of whenIdle.splice(0)) resolve();
  };

  return {
    write(line) {
      const length = Buffer.byteLength(line);
      if (bytes + length > MAX_KEPT) {
        dropped += 1;
        return;
      }
      lines.push(line);
      bytes += length;
      next();
    },

    flushSync() {
      if (failing || blocked()) return;
      // a chunk that is being written completes without us
      const ahead = writingSince === undefined ? chunk : Buffer.alloc(0);
      if (writingSince === undefined) chunk = Buffer.alloc(0);
      const rest = Buffer.concat([ahead, Buffer.from(lines.join(''))]);
      lines = [];
      bytes = 0;
      try {
        if (rest.length > 0) writeSync(fd, rest);
      } catch {
        // the process is ending, so there is nowhere to report it
      }
    },

    async close(limit = 1_000) {
      if (!failing && (writingSince !== undefined || lines.length > 0 || chunk.length > 0)) {
        let timer: NodeJS.Timeout | undefined;
        await Promise.race([
          new Promise<void>((resolve) => whenIdle.push(resolve)),
          new Promise<void>((resolve) => (timer = setTimeout(resolve, limit))),
        ]);
        clearTimeout(timer);
      }
      whenIdle = [];
      givenUp = writingSince !== undefined;
      return !givenUp;
    },
  };
}

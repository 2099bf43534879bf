import type { Level, LogFn } from 'pino';

/**
 * Logs a repeated failure once, and then its count: a database that refuses all connections would otherwise
 * fill the log with thousands of equal lines a minute. Failures are equal if level, message, error and
 * operation are equal.
 */
export interface Repeats {
  /** pino's `logMethod` hook. */
  logMethod(this: unknown, args: Parameters<LogFn>, method: LogFn, level: number): void;
  /** Logs the remaining counts. */
  close(): void;
}

/** A failure that may repeat. */
interface Failure {
  count: number;
  requestIds: string[];
  report: () => void;
  timer: NodeJS.Timeout;
}

/** Milliseconds from the first line of a failure to its count, and between counts. */
const EVERY = 30_000;
/** Maximum number of different failures that are counted; others are logged each time. */
const MAX_FAILURES = 500;
/** Maximum number of request ids listed with a count. */
const MAX_IDS = 50;
/** Lines from this level on are failures (pino's number). */
const WARN: Record<Level, number>['warn'] = 40;

export function createRepeats(every = EVERY): Repeats {
  const failures = new Map<string, Failure>();

  return {
    logMethod(args, method, level) {
      const log = (...line: Parameters<LogFn>) => method.apply(this as never, line);
      const [fields, text] = args as unknown as [unknown, unknown];
      const failure = level >= WARN ? failureOf(fields) : null;
      if (!failure) return log(...args);
      const { error, rest, requestId } = failure;
      const key = JSON.stringify([level, text, error.name, error.code, error.message, rest['operation']]);
      const known = failures.get(key);
      if (known) {
        known.count += 1;
        if (requestId !== undefined && known.requestIds.length < MAX_IDS) known.requestIds.push(requestId);
        return;
      }
      log(...args);
      if (failures.size >= MAX_FAILURES) return;

      const report = () => {
        if (one.count === 0) return void failures.delete(key);
        const { count: repeated, requestIds } = one;
        one.count = 0;
        one.requestIds = [];
        one.timer.refresh();
        const err = { type: error.name, message: error.message, code: error.code };
        const ids = requestIds.length > 0 ? { request_ids: requestIds } : {};
        log({ ...rest, ...ids, err, repeated } as never, text as string);
      };
      const one: Failure = { count: 0, requestIds: [], report, timer: setTimeout(report, every) };
      one.timer.unref();
      failures.set(key, one);
    },

    close() {
      for (const { report, timer } of failures.values()) {
        report();
        clearTimeout(timer);
      }
      failures.clear();
    },
  };
}

/** The failure in the fields of a log call; null if they contain no error. */
function failureOf(fields: unknown) {
  if (typeof fields !== 'object' || fields === null) return null;
  const { err, request_id: requestId, ...rest } = fields as Record<string, unknown>;
  if (!(err instanceof Error)) return null;
  return {
    error: err as NodeJS.ErrnoException,
    rest,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}

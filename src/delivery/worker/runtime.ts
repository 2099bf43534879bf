import { Runtime } from '@temporalio/worker';
import type { Logger as TemporalLogger, LogLevel, LogMetadata } from '@temporalio/worker';
import type { Logger } from 'pino';
import { HISTOGRAM_BUCKETS } from './metrics.ts';

const levels: Record<LogLevel, 'trace' | 'debug' | 'info' | 'warn' | 'error'> = {
  TRACE: 'trace',
  DEBUG: 'debug',
  // webpack's listing and each change of state
  INFO: 'debug',
  WARN: 'warn',
  ERROR: 'error',
};

/** A logger for the SDK that writes to the service's log. */
export function temporalLogger(log: Logger): TemporalLogger {
  const write = (level: LogLevel, message: string, meta: LogMetadata = {}) => {
    const { error, ...rest } = meta as { error?: unknown };
    log[levels[level]](error === undefined ? { sdk: rest } : { sdk: rest, err: error }, message);
  };
  return {
    log: write,
    trace: (message, meta) => write('TRACE', message, meta),
    debug: (message, meta) => write('DEBUG', message, meta),
    info: (message, meta) => write('INFO', message, meta),
    warn: (message, meta) => write('WARN', message, meta),
    error: (message, meta) => write('ERROR', message, meta),
  };
}

/**
 * Installs the SDK's runtime of this process, unless there is one: writes to the service's log, handles no
 * signals, and serves Prometheus metrics on `metricsAddress` (`host:port`).
 */
export function installRuntime(log: Logger, metricsAddress?: string): void {
  if (Runtime._instance) return;
  Runtime.install({
    logger: temporalLogger(log),
    shutdownSignals: [],
    telemetryOptions: {
      // no line per retried poll: outages are logged once (webhooks/temporal/outages.ts)
      logging: { forward: {}, filter: 'error,temporalio_sdk_core=warn,temporalio_client::retry=off' },
      ...(metricsAddress
        ? {
            metrics: {
              prometheus: { bindAddress: metricsAddress, histogramBucketOverrides: HISTOGRAM_BUCKETS },
            },
          }
        : {}),
    },
  });
}

/** The SDK's own references, which it checks before it shuts a runtime down. */
interface References {
  backRefs: Set<object>;
  shutdownIfIdle(): Promise<void>;
}

/**
 * Keeps the runtime until the returned function is called. Otherwise the SDK replaces it with each connection
 * that ends: metrics and log are lost, and each runtime leaks a descriptor.
 */
export function keepRuntime(): () => Promise<void> {
  const references = Runtime.instance() as unknown as References;
  const ours = {};
  references.backRefs.add(ours);
  return async () => {
    references.backRefs.delete(ours);
    await references.shutdownIfIdle();
  };
}

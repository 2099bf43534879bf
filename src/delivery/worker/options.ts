import type { Logger } from 'pino';
import type { BucketOptions } from '../../files/bucket.ts';
import type { MailOptions } from '../../mail/mailerOf.ts';
import type { TracingOptions } from '../../tracing/tracing.ts';
import type { DeliveryLimits } from '../webhooks/limits.ts';
import type { RelayIntervals } from '../webhooks/relay.ts';
import type { AddressPolicy } from '../webhooks/transport/addresses.ts';
import type { TemporalTarget } from './temporal.ts';

export interface DeliveryWorkerOptions {
  /** Connects as the app role. */
  databaseUrl: string;
  /** Decrypts the webhooks' secrets. */
  appSecret: string;
  temporal: TemporalTarget;
  /** Distinguishes installations that share a namespace; part of the task queues' names. */
  installation: string;
  addressPolicy: AddressPolicy;
  /** Waits between the attempts in milliseconds, without jitter. */
  retrySchedule: readonly number[];
  log: Logger;
  /** How its jobs send mails; unless given they are only logged. */
  mails?: Omit<MailOptions, 'log'> & { publicUrl: string | null };
  /** The bucket that files are in, or null: Postgres. */
  files?: BucketOptions | null;
  poolSize?: number;
  /** Where the workflow bundle is shared when node_modules cannot be written to. */
  cacheDir?: string;
  /** `host:port` for Prometheus; none unless given. */
  metricsAddress?: string;
  /** Where spans are sent; unless given, nothing is traced. */
  tracing?: TracingOptions | undefined;
  /** `host:port` for health checks; none unless given. */
  healthAddress?: string;
  limits?: Partial<DeliveryLimits>;
  intervals?: Partial<RelayIntervals>;
}

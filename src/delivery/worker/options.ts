import type { Logger } from 'pino';
import type { BucketOptions } from '../../files/bucket.ts';
import type { MailOptions } from '../../mail/mailerOf.ts';
import type { AppSecret } from '../../secrets/keyring.ts';
import type { TracingOptions } from '../../tracing/tracing.ts';
import type { DeliveryLimits } from '../webhooks/limits.ts';
import type { RelayIntervals } from '../webhooks/relay/relay.ts';
import type { AddressPolicy } from '../webhooks/transport/addresses.ts';
import type { TemporalTarget } from './temporal.ts';

export interface DeliveryWorkerOptions {
  /** Connects as the app role. */
  databaseUrl: string;
  /** Straight to Postgres, if `databaseUrl` leads to a pooler. */
  databaseListenUrl?: string | undefined;
  /** Decrypts the webhooks' secrets. */
  appSecret: AppSecret;
  temporal: TemporalTarget;
  /** Distinguishes installations that share a namespace; part of the task queues' names. */
  installation: string;
  addressPolicy: AddressPolicy;
  /** Waits between the attempts in milliseconds, without jitter. */
  retrySchedule: readonly number[];
  log: Logger;
  /** How jobs send mails. Without it mails are only logged. */
  mails?: Omit<MailOptions, 'log'> & { publicUrl: string | null };
  /** The bucket for files; null: Postgres. */
  files?: BucketOptions | null;
  poolSize?: number;
  /** Where the workflow bundle is cached if node_modules is not writable. */
  cacheDir?: string;
  /** `host:port` for Prometheus. */
  metricsAddress?: string;
  /** Where spans are sent. Without it nothing is traced. */
  tracing?: TracingOptions | undefined;
  /** `host:port` for health checks. */
  healthAddress?: string;
  limits?: Partial<DeliveryLimits>;
  intervals?: Partial<RelayIntervals>;
}

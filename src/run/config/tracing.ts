import type { TracingOptions } from '../../tracing/tracing.ts';
import type { Config } from './config.ts';

/** Where spans are sent; undefined: nothing is traced. */
export const tracingOf = ({
  otelExporterOtlpEndpoint: endpoint,
  otelTracesSamplerArg: share,
}: Pick<Config, 'otelExporterOtlpEndpoint' | 'otelTracesSamplerArg'>): TracingOptions | undefined =>
  endpoint === undefined ? undefined : { endpoint, share };

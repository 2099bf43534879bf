import type { OtlpOptions } from './otlp.ts';
import type { Tracing, TracingOptions } from './tracing.ts';

/** Opens tracing if the settings ask for it; else undefined, and OpenTelemetry is not loaded. */
export async function openTracing(
  options: TracingOptions | undefined,
  ours: Omit<OtlpOptions, keyof TracingOptions>,
): Promise<Tracing | undefined> {
  if (!options) return undefined;
  const { createTracing } = await import('./otlp.ts');
  return createTracing({ ...options, ...ours });
}

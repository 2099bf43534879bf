import type { OtlpOptions } from './otlp.ts';
import type { Tracing, TracingOptions } from './tracing.ts';

/** The tracing of a process, as the settings say; undefined where nothing is traced, and OpenTelemetry is not loaded. */
export async function openTracing(
  options: TracingOptions | undefined,
  ours: Omit<OtlpOptions, keyof TracingOptions>,
): Promise<Tracing | undefined> {
  if (!options) return undefined;
  const { createTracing } = await import('./otlp.ts');
  return createTracing({ ...options, ...ours });
}

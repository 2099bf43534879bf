/** The place in the service that called, from a stack trace. */
export const declaredAt = (): string =>
  /\/(src\/[^\s()]+:\d+:\d+)/.exec(new Error().stack!)?.[1] ?? 'nowhere';

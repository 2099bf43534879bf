/**
 * Writes stack traces with lines of the sources. Jest maps only files that it transformed itself, and it
 * drops frames named `<anonymous>`, which is what Node calls every arrow function.
 */
import { findSourceMap } from 'node:module';

const inSource = (frame) => {
  const origin = findSourceMap(frame.getFileName() ?? '')?.findOrigin(
    frame.getLineNumber(),
    frame.getColumnNumber(),
  );
  const place = origin?.lineNumber ? `:${origin.lineNumber}:${origin.columnNumber}$1` : '$&';
  return `    at ${frame}`.replace('file://', '').replace(/(?:\?\w+)?:\d+:\d+(\)?)$/, place);
};

export const prepareStackTrace = (error, frames) => [String(error), ...frames.map(inSource)].join('\n');

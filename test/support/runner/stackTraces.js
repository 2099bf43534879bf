/**
 * Stack traces with the lines of the sources. Jest's own only know files that Jest has transformed, and Node's call every
 * arrow function `<anonymous>`, which Jest leaves out.
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

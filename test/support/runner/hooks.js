/** Node module hook that replaces `@jest/globals`, which works only in Jest's own module loader. */
const globals = new URL('globals.js', import.meta.url).href;

export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context);

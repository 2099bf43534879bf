/**
 * Runs test files like Jest, but in Node's module loader: one process loads the service once for all its
 * files. Jest would load it again for each of the 350 files, in a separate module registry.
 */
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { register as registerTypeScript } from 'tsx/esm/api';
import { use } from './globals.js';
import { prepareStackTrace } from './stackTraces.js';

registerTypeScript();
register('./hooks.js', import.meta.url);

const require = createRequire(import.meta.url);

/** circus stores its event handlers for the current file under this symbol. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Jest's runtime for a file, changed to use Node's module loader. */
const inNode = (runtime) =>
  Object.assign(Object.create(runtime), {
    setGlobalsForRuntime: use,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(pathToFileURL(file)),
    // loads circus again for each file, because it keeps the state of one file
    requireInternalModule(file) {
      globalThis[HANDLERS] = undefined;
      Reflect.deleteProperty(require.cache, file);
      return require(file);
    },
  });

export default async function runFile(globalConfig, config, environment, runtime, file, report) {
  Error.prepareStackTrace = prepareStackTrace;
  const variables = { ...process.env };
  try {
    return await circus.default(globalConfig, config, environment, inNode(runtime), file, report);
  } finally {
    for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, variables);
  }
}

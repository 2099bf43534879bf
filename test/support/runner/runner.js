/**
 * Runs a test file as Jest does, but in Node's own module loader. Jest would give each of the 350 files a module registry of
 * its own, and so load the service, its packages and its validators 350 times; here a process loads them once.
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

/** Where circus keeps the handlers of a file's events. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Jest's runtime of a file, with Node's module loader. */
const inNode = (runtime) =>
  Object.assign(Object.create(runtime), {
    setGlobalsForRuntime: use,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(pathToFileURL(file)),
    // circus itself: loaded anew, because it has the state of one file
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

import { tsImport } from 'tsx/esm/api';

/** In JavaScript, because Jest would load a TypeScript set-up as CommonJS. */
export default async function globalSetup() {
  // tests that start the product as a process run the compiled code, which is what we ship
  await import('../../codegen/compile.js');
  const { startServers } = await tsImport('./servers.ts', import.meta.url);
  globalThis.stopTestServers = await startServers();
}

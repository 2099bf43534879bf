import { tsImport } from 'tsx/esm/api';

/** Jest would load a TypeScript set-up as CommonJS; this one is run as it is written. */
export default async function globalSetup() {
  const { startServers } = await tsImport('./servers.ts', import.meta.url);
  globalThis.stopTestServers = await startServers();
}

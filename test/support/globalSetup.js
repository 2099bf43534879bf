import { tsImport } from 'tsx/esm/api';

/** In JavaScript, because Jest would load a TypeScript set-up as CommonJS. */
export default async function globalSetup() {
  const { startServers } = await tsImport('./servers.ts', import.meta.url);
  globalThis.stopTestServers = await startServers();
}

/**
 * Runs after `npm ci`: deletes the native binaries of Temporal's SDK for other platforms (118 MB). In
 * JavaScript, because it runs before anything is compiled.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RELEASES = fileURLToPath(new URL('../node_modules/@temporalio/core-bridge/releases/', import.meta.url));

// the same names as the SDK's own getPrebuiltPath
const ARCHITECTURES = { x64: 'x86_64', arm64: 'aarch64' };
const SYSTEMS = { linux: 'unknown-linux-gnu', darwin: 'apple-darwin', win32: 'pc-windows-msvc' };
const needed = `${ARCHITECTURES[process.arch]}-${SYSTEMS[process.platform]}`;

const installed = list(RELEASES);
// without a binary for this platform, nothing is deleted: the SDK's own error explains more
if (installed.includes(needed))
  for (const name of installed)
    if (name !== needed) rmSync(path.join(RELEASES, name), { recursive: true, force: true });

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Runs after `npm ci`: Temporal's SDK installs native binaries for five platforms, 118 MB of which other machines would load.
 * Deletes those. In JavaScript, because it runs before anything is compiled.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RELEASES = fileURLToPath(new URL('../node_modules/@temporalio/core-bridge/releases/', import.meta.url));

// as in the SDK's own getPrebuiltPath, without its checks of what exists
const ARCHITECTURES = { x64: 'x86_64', arm64: 'aarch64' };
const SYSTEMS = { linux: 'unknown-linux-gnu', darwin: 'apple-darwin', win32: 'pc-windows-msvc' };
const needed = `${ARCHITECTURES[process.arch]}-${SYSTEMS[process.platform]}`;

const installed = list(RELEASES);
// on a platform that the SDK has no binary for, nothing is deleted: its own error says more
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

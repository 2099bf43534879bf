import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `.data/first-run.json`, for scripts: addresses, and the demo's credentials. */
export interface FirstRun {
  base_url: string;
  temporal_address: string | null;
  temporal_namespace: string;
  temporal_ui: string | null;
  workspaces: {
    slug: string;
    host: string;
    users: { email: string; password: string; role: string }[];
    keys: { kind: string; scopes: string[]; owner: string | null; key: string }[];
  }[];
}

const fileIn = (dataDir: string) => path.join(dataDir, 'first-run.json');

/** Null if nothing was started in the folder. */
export function readFirstRun(dataDir: string): FirstRun | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as FirstRun;
  } catch {
    return null;
  }
}

/** Written under another name and renamed, so that a reader never sees half a file. */
export function writeFirstRun(dataDir: string, firstRun: FirstRun): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(firstRun, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Updates ports and addresses that have changed since the first run; does nothing if the file does not exist.
 */
export function updateFirstRun(dataDir: string, changes: Partial<FirstRun>): void {
  const current = readFirstRun(dataDir);
  if (current) writeFirstRun(dataDir, { ...current, ...changes });
}

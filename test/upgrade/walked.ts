import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from './client.ts';
import type { Installed } from './installed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Exit code and output of `npm run walk` at a site. */
export function walked({ folder, release }: Installed, site: Site): Promise<[number, string]> {
  const firstRun = { base_url: site.url, workspaces: release.workspaces };
  writeFileSync(path.join(folder, 'first-run.json'), JSON.stringify(firstRun));
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/walk/main.ts'],
      { cwd: root, env, timeout: 150_000 },
      (error, stdout, stderr) => resolve([error ? Number(error.code ?? 1) : 0, stdout + stderr]),
    );
  });
}

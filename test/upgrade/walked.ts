import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSource } from '../support/run.ts';
import type { Site } from './client.ts';
import type { Installed } from './installed.ts';

/** Exit code and output of `npm run walk` at a site. */
export async function walked({ folder, release }: Installed, site: Site): Promise<[number, string]> {
  const firstRun = { base_url: site.url, workspaces: release.workspaces };
  writeFileSync(path.join(folder, 'first-run.json'), JSON.stringify(firstRun));
  const { code, shown } = await runSource('src/run/walk/main.ts', [], { DATA_DIR: folder });
  return [code, shown];
}

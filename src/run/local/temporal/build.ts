import { copyFile, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageFolder } from '../../../lib/packageFolder.ts';
import { startServerProcess } from '../serverProcess.ts';
import { cacheFolder, cachedBinary } from './cache.ts';
import { onPath, serverVersionOf } from './check.ts';
import { cliVersion, serverVersion } from './version.ts';

/** The module in the source tree, even in a build, because dist/ contains only code. */
const module = join(packageFolder(), 'src', 'run', 'local', 'temporal', 'build');
const limitMs = 30 * 60_000;

/** 75 → `1 m 15 s`. */
function inMinutes(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} m ${seconds % 60} s`;
}

/**
 * Builds the pinned CLI with the Go on PATH, from the versions in `build/go.mod` and `go.sum`, at low
 * priority, and puts it into our cache. The build ends with this process. Returns undefined on success, else
 * the reason in one line.
 */
export async function build(onProgress: (text: string) => void): Promise<string | undefined> {
  const go = await onPath('go');
  if (!go) return 'Go is not installed';
  const folder = await mkdtemp(join(cacheFolder(), 'build-'));
  const logFile = join(folder, 'build.log');
  try {
    for (const name of ['go.mod', 'go.sum']) await copyFile(join(module, name), join(folder, name));
    const nice = await onPath('nice');
    const output = join(folder, 'temporal');
    const version = `-X github.com/temporalio/cli/internal/temporalcli.Version=${cliVersion}`;
    const arguments_ = ['build', '-buildvcs=false', `-ldflags=${version}`, '-o', output];
    const words = [
      ...(nice ? [nice, '-n', '19'] : []),
      go,
      ...arguments_,
      'github.com/temporalio/cli/cmd/temporal',
    ];
    const [command = go, ...args] = words;
    const env = { ...process.env, CGO_ENABLED: '0', GOWORK: 'off', GOFLAGS: '-mod=readonly' };
    const kept = await startServerProcess({
      command,
      args,
      env,
      cwd: folder,
      logFile,
      stopSignal: 'TERM',
      graceSeconds: 5,
    });
    const began = Date.now();
    while (!kept.hasEnded() && Date.now() - began < limitMs) {
      const time = inMinutes(Math.round((Date.now() - began) / 1000));
      onProgress(`building Temporal ${serverVersion} from source: ${time}, usually about 5 minutes`);
      await Promise.race([kept.ended, sleep(1000)]);
    }
    if (!kept.hasEnded()) {
      await kept.stop();
      return `the build took longer than ${inMinutes(limitMs / 1000)}`;
    }
    if ((await kept.ended) !== 0) return `the build failed: ${await lastLine(logFile)}`;
    if (!(await serverVersionOf(output))) return 'the built binary does not run here';
    await rename(output, cachedBinary());
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function lastLine(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n');
  return lines.at(-1)?.trim() || 'no reason given';
}

import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serverVersionOf } from './check.ts';
import { cacheFolder, cachedBinary } from './cache.ts';
import { childEnv } from '../processes.ts';
import { cliVersion } from './version.ts';

const source = 'https://temporal.download/cli/';
const probeMs = 4_000;
const limitMs = 5 * 60_000;

/**
 * Starts a server once through the SDK, which downloads the binary; the SDK has no call that only downloads.
 * In a process of its own that we can kill, because the call can hang as long as the network does.
 */
const child = `
const { TestWorkflowEnvironment } = require(process.argv[1]);
const executable = { type: 'cached-download', version: process.argv[2], downloadDir: process.argv[3] };
process.stdin.resume().on('end', () => process.exit(1));
TestWorkflowEnvironment.createLocal({ server: { executable } })
  .then((environment) => environment.teardown())
  .then(() => process.exit(0), () => process.exit(1));
`;

/** Whether Temporal's download host answers within 4 s. */
async function isReachable(): Promise<boolean> {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const query = new URLSearchParams({ arch: architecture, platform: process.platform });
  try {
    const answer = await fetch(`${source}v${cliVersion}?${query.toString()}`, {
      signal: AbortSignal.timeout(probeMs),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Lets the SDK download the pinned CLI and puts it into our cache. Returns false within seconds if the
 * network is closed; gives up after 5 minutes.
 */
export async function download(): Promise<boolean> {
  if (!(await isReachable())) return false;
  const folder = await mkdtemp(join(cacheFolder(), 'download-'));
  try {
    const sdk = createRequire(import.meta.url).resolve('@temporalio/testing');
    await new Promise<void>((resolve) => {
      const started = spawn(process.execPath, ['-e', child, sdk, `v${cliVersion}`, folder], {
        stdio: ['pipe', 'ignore', 'ignore'],
        env: { ...process.env, ...childEnv(), NODE_OPTIONS: '' },
        timeout: limitMs,
        killSignal: 'SIGKILL',
      });
      started.once('error', () => resolve());
      started.once('exit', () => resolve());
    });
    // on a slow machine the SDK's start gives up after 5 s, but the binary is there
    const file = join(folder, `temporal-v${cliVersion}`);
    if (!(await serverVersionOf(file))) return false;
    await chmod(file, 0o755);
    await rename(file, cachedBinary());
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

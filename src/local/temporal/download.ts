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
 * The SDK has no call that only downloads, and its start can hang for as long as the network does. So it runs in a
 * process of its own that we can end: it downloads, starts the server once, and leaves the binary behind.
 */
const child = `
const { TestWorkflowEnvironment } = require(process.argv[1]);
const executable = { type: 'cached-download', version: process.argv[2], downloadDir: process.argv[3] };
process.stdin.resume().on('end', () => process.exit(1));
TestWorkflowEnvironment.createLocal({ server: { executable } })
  .then((environment) => environment.teardown())
  .then(() => process.exit(0), () => process.exit(1));
`;

/** Whether Temporal's download host answers; a closed network is noticed within 4 s. */
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
 * Lets the SDK download the pinned CLI and puts it into our cache. Answers false, quickly, when the network is closed;
 * a download that takes longer than 5 minutes is given up.
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
    // The SDK's start gives up after 5 s on a slow machine; the binary is there all the same.
    const file = join(folder, `temporal-v${cliVersion}`);
    if (!(await serverVersionOf(file))) return false;
    await chmod(file, 0o755);
    await rename(file, cachedBinary());
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

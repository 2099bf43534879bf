import { rm, stat } from 'node:fs/promises';
import { LocalServerError } from '../error.ts';
import { build } from './build.ts';
import { cachedBinary, makeCacheFolder, underLock } from './cache.ts';
import { isBroken, isNewEnough, onPath, serverVersionOf } from './check.ts';
import { download } from './download.ts';
import { leastServer, serverVersion } from './version.ts';

export interface FindOptions {
  /** Called about once a second with one line while a step takes long. */
  readonly onProgress?: (text: string) => void;
  /** Search only PATH and our cache; neither download nor build. */
  readonly quick?: boolean;
}

/**
 * The path of a Temporal CLI that runs here. Tries in this order: `temporal` on PATH if it is new enough, the
 * pinned one in our per-user cache, a download through the SDK, a build from source with Go.
 * @throws LocalServerError if all fail
 */
export async function findTemporalBinary(options: FindOptions = {}): Promise<string> {
  const { onProgress = () => undefined, quick = false } = options;
  const given = await onPath('temporal');
  const version = given && (await serverVersionOf(given));
  if (given && version && isNewEnough(version)) return given;

  const cached = cachedBinary();
  const isCached = async () => (await stat(cached).catch(() => undefined)) !== undefined;
  let reason = version
    ? `the one on PATH is older than server ${leastServer.join('.')}`
    : 'there is none on PATH';
  if (await isCached()) {
    if (!(await isBroken(cached))) return cached;
    await rm(cached, { force: true });
  }
  if (!quick) {
    await makeCacheFolder();
    const fetchOrBuild = async () => {
      onProgress(`fetching Temporal ${serverVersion}`);
      if (await download().catch(() => false)) return;
      const failure = await build(onProgress);
      if (failure) reason = `the download is not reachable, and ${failure}`;
    };
    const onWait = () => onProgress(`waiting for Temporal ${serverVersion}, which another process fetches`);
    await underLock(`${cached}.lock`, isCached, fetchOrBuild, onWait);
    if (await isCached()) return cached;
  }
  throw new LocalServerError(
    `No Temporal is available: ${reason}.`,
    'Install the Temporal CLI (https://docs.temporal.io/cli) or Go 1.26, or set TEMPORAL_ADDRESS.',
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, type Site } from './client.ts';

export interface Writers {
  /** Calls that were refused or not answered. */
  failed: string[];
  /** Ids of acknowledged entries. */
  written: string[];
  /** Versions that have answered. */
  versions: Set<string>;
  stop(): Promise<void>;
}

/**
 * Writers per token, each in a week of its own: enough that one is always between two locks of a migration.
 */
const LANES = 3;

/**
 * With each token, writes time entries at one site, changes them at the next and reads them there, until
 * stopped. Before each call, `sites` returns the available sites.
 */
export function startWriters(sites: () => readonly Site[], tokens: readonly string[]): Writers {
  const writers: Writers = { failed: [], written: [], versions: new Set(), stop: async () => undefined };
  let [ending, turn] = [false, 0];
  const run = async (token: string, lane: number) => {
    // one entry per minute, from 1:30 in a past night
    const night = Math.floor(Date.now() / 86_400_000 - 8 - 7 * lane) * 86_400_000 + 90 * 60_000;
    const call = async (method: string, path: string, body?: object) => {
      const now = sites();
      try {
        return await clientOf(now[(turn += 1) % now.length]!, token).call(method, path, body);
      } catch (error) {
        writers.failed.push((error as Error).message);
      }
    };
    for (let minute = 0; !ending; minute += 1) {
      const at = (from: number) => new Date(night + (minute + from) * 60_000).toISOString();
      const made = await call('POST', '/tracking/entries/', { started_at: at(0), ended_at: at(1) });
      if (!made) continue;
      writers.written.push(made.id as string);
      const entry = `/tracking/entries/${made.id}/`;
      const description = `minute ${minute}`;
      if (!(await call('PATCH', entry, { description }))) continue;
      const read = await call('GET', entry);
      if (!read) continue;
      if (read.description !== description) writers.failed.push(`${entry} is not ${description}`);
      const status = await call('GET', '/platform/status/');
      if (status) writers.versions.add(status.version as string);
      await sleep(100);
    }
  };
  const running = tokens.flatMap((token) => Array.from({ length: LANES }, (_, lane) => run(token, lane)));
  writers.stop = async () => {
    ending = true;
    await Promise.all(running);
  };
  return writers;
}

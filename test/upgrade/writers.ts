import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, type Site } from './client.ts';

export interface Writers {
  /** What was refused or not answered. */
  failed: string[];
  /** Ids of entries that were acknowledged. */
  written: string[];
  /** Versions that have answered. */
  versions: Set<string>;
  stop(): Promise<void>;
}

/**
 * Each token writes a time entry at one site, changes it at the next, and reads it there, until it is stopped. `sites` says before
 * each call which there are.
 */
export function startWriters(sites: () => readonly Site[], tokens: readonly string[]): Writers {
  const writers: Writers = { failed: [], written: [], versions: new Set(), stop: async () => undefined };
  let [ending, turn] = [false, 0];
  // minutes of the night before last
  const night = Math.floor(Date.now() / 86_400_000 - 2) * 86_400_000 + 90 * 60_000;
  const run = async (token: string) => {
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
      await sleep(250);
    }
  };
  const running = tokens.map(run);
  writers.stop = async () => {
    ending = true;
    await Promise.all(running);
  };
  return writers;
}

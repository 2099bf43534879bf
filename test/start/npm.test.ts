import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { commandOf, identify, isRunning, type ProcessId } from '../../src/run/local/processes.ts';
import { readEnvironment } from '../support/environment.ts';
import { atEnd, openDatabase, openFolder } from '../support/opening.ts';
import { addressVariables } from '../support/pooler.ts';
import { TEST_SECRET } from '../support/service.ts';
import { until } from '../support/until.ts';

const database = await openDatabase();

/** The descendants of a process, found through the parents in /proc. */
function below(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [
          [Number(name), Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))![1])] as const,
        ];
      } catch {
        return [];
      }
    });
  const children = parents.filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...below(child)]);
}

it('SIGTERM to npm, as from an init system, ends the service and its worker in order, and no process is left', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: openFolder('npm'),
      ...addressVariables(database),
      DATABASE_MIGRATE_URL: database.ownerUrl,
      TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
      APP_SECRET: TEST_SECRET,
      SHUTDOWN_DRAIN: '0',
    },
  });
  let started: ProcessId[] = [];
  atEnd(() => started.filter(isRunning).forEach(({ pid }) => process.kill(pid, 'SIGKILL')));
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    90_000,
  );
  await until(() => below(npm.pid!).some((pid) => commandOf(pid).includes('worker')));
  started = below(npm.pid!).map((pid) => identify(pid)!);
  expect(started.length).toBeGreaterThanOrEqual(2);
  npm.kill('SIGTERM');
  await ended;
  await until(() => !started.some(isRunning), 30_000);
}, 180_000);

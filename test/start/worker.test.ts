import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { identify } from '../../src/run/local/processes.ts';
import { readEnvironment } from '../support/environment.ts';
import { atEnd, openDatabase, openFolder } from '../support/opening.ts';
import { addressVariables } from '../support/pooler.ts';
import { TEST_SECRET } from '../support/service.ts';
import { until } from '../support/until.ts';
import { PROGRAM } from '../support/program.ts';

// The command `worker` in a child process, forked by `npm start` or started by an operator.

const root = fileURLToPath(new URL('../../', import.meta.url));
const database = await openDatabase();
const dataDir = openFolder('worker');
const children: ChildProcess[] = [];
atEnd(() => children.forEach((child) => child.kill('SIGKILL')));

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  ...addressVariables(database),
  DATABASE_MIGRATE_URL: database.ownerUrl,
  TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
  APP_SECRET: TEST_SECRET,
});

/** A process that forks a worker, as `npm start` does, and prints its pid. */
async function parentOfWorker(): Promise<{ parent: ChildProcess; worker: number }> {
  const script = `
    const { fork } = require('node:child_process');
    const child = fork(${JSON.stringify(PROGRAM)}, ['worker'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (word) => process.send(word));
    process.send(child.pid);
    setInterval(() => undefined, 60000);`;
  const parent = spawn(process.execPath, ['-e', script], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(parent);
  const [worker] = (await once(parent, 'message')) as [number];
  return { parent, worker };
}

const isGone = (pid: number) => identify(pid) === undefined;

describe('a worker whose parent dies', () => {
  // "at once" means in the next turn of its event loop; Node 24 loads all modules in one turn
  it.each([0, 150, 400, 800, 1_500])(
    'ends at once while it starts: %i ms after its start',
    async (wait) => {
      const { parent, worker } = await parentOfWorker();
      await sleep(wait);
      parent.kill('SIGKILL');
      await until(() => isGone(worker), 40_000);
    },
    60_000,
  );

  it('ends in order while it delivers: its heartbeat is deleted', async () => {
    const { parent, worker } = await parentOfWorker();
    await once(parent, 'message');
    const beats = async () => (await database.admin.query('SELECT 1 FROM worker_beats')).rowCount;
    expect(await beats()).toBe(1);
    parent.kill('SIGKILL');
    await until(() => isGone(worker), 20_000);
    expect(await beats()).toBe(0);
  }, 60_000);
});

describe('a worker that cannot work', () => {
  /** Exit code and output of a worker with one variable set to a value that cannot work. */
  async function runWith(env: NodeJS.ProcessEnv, forked: boolean) {
    const worker = forked
      ? fork(PROGRAM, ['worker'], {
          cwd: root,
          env: { ...environment(), ...env },
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        })
      : spawn(process.execPath, [PROGRAM, 'worker'], {
          cwd: root,
          env: { ...environment(), ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
    children.push(worker);
    let said = '';
    for (const stream of [worker.stdout!, worker.stderr!])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    const [code] = (await once(worker, 'exit')) as [number | null];
    return { code, said };
  }

  it.each(['WORKER_HEALTH_ADDRESS', 'WORKER_METRICS_ADDRESS'])(
    'ends with exit code 1 and says why: %s is taken',
    async (name) => {
      const taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
      const env = { [name]: `127.0.0.1:${(taken.address() as AddressInfo).port}` };
      try {
        for (const forked of [false, true]) {
          const { code, said } = await runWith(env, forked);
          expect(code).toBe(1);
          expect(said).toContain('the delivery worker failed');
        }
      } finally {
        taken.close();
      }
    },
    60_000,
  );
});

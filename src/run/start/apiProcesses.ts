/**
 * WEB_CONCURRENCY: several API processes on one port. The first process binds the port, distributes
 * connections in turn and answers no requests itself. The others run the command `server` and share state
 * through the database.
 */
import cluster, { type Worker } from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { MetricsAddress } from '../../metrics/server.ts';
import type { StartupState } from '../../delivery/webhooks/deliveryState.ts';
import { answerQuestions, endWhenHung } from './hung.ts';
import { GRACE, keepRunning } from './keepRunning.ts';
import type { Api } from './serve.ts';

export interface ApiProcesses extends Api {
  /** Sends the state of Temporal to all API processes, including those started later. */
  setTemporalState(state: StartupState): void;
}

export interface ApiProcessesOptions {
  config: Config;
  /** Additional environment variables for them. */
  env?: NodeJS.ProcessEnv;
  /** File descriptor for their output; ours by default. */
  output?: number;
  log: Logger;
}

/** Resolves when all processes listen; rejects if one ends before. */
export async function startApiProcesses({
  config,
  env = {},
  output,
  log,
}: ApiProcessesOptions): Promise<ApiProcesses> {
  cluster.setupPrimary({
    exec: process.argv[1]!,
    args: ['server'],
    stdio: ['ignore', output ?? 'inherit', output ?? 'inherit', 'ipc'],
  });
  const workers = new Set<Worker>();
  let temporal: StartupState | undefined;
  const start = () => {
    const worker = cluster.fork(env);
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    worker.once('listening', () => {
      log.info({ child: worker.process.pid }, 'an API process listens');
      endWhenHung(worker, log);
      if (temporal) worker.send({ temporal });
    });
    return worker.process;
  };

  const grace = config.shutdownDrain * 1_000 + GRACE;
  const kept = Array.from({ length: config.webConcurrency }, () =>
    keepRunning('an API process', start, log, grace),
  );
  const stop = async () => {
    await Promise.all(kept.map((one) => one.stop()));
  };
  try {
    const ports = await Promise.all([...workers].map(listening));
    const metrics =
      config.metricsPort === undefined
        ? undefined
        : await openMetrics({ host: config.metricsHost, port: config.metricsPort }, log);
    return {
      port: ports[0]!,
      setTemporalState(state) {
        temporal = state;
        for (const worker of workers) if (worker.isConnected()) worker.send({ temporal });
      },
      async close() {
        await stop();
        await metrics?.close();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const listening = (worker: Worker): Promise<number> =>
  new Promise((resolve, reject) => {
    worker.once('listening', (address: AddressInfo) => resolve(address.port));
    worker.once('exit', (code: number) =>
      reject(new Error(`An API process ended with ${code} before it listened.`)),
    );
  });

async function openMetrics(address: MetricsAddress, log: Logger) {
  const { clusterMetrics, serveMetrics } = await import('../../metrics/server.ts');
  return serveMetrics(address, clusterMetrics(), log);
}

/** In one of several API processes: answers the first process and receives the state of Temporal. */
export function temporalStateFromParent(atFirst: StartupState): () => StartupState {
  answerQuestions();
  let state = atFirst;
  process.on('message', (message: { temporal?: StartupState }) => {
    if (message.temporal) state = message.temporal;
  });
  return () => state;
}

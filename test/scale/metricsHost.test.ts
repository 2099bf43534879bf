/**
 * `/metrics` reveals what the service does, so only this machine can read it unless METRICS_HOST says
 * otherwise.
 */
import { networkInterfaces } from 'node:os';
import { expect, test } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { openDatabase } from '../support/opening.ts';

const database = await openDatabase();

/** This machine's address in a network, if it has one. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

const statusAt = (host: string, port: number) =>
  fetch(`http://${host}:${port}/metrics`).then(
    ({ status }) => status,
    () => 'refused',
  );

test.each([
  ['1', undefined, 'refused'],
  ['2', undefined, 'refused'],
  ['1', '0.0.0.0', 200],
  ['2', '0.0.0.0', 200],
])(
  'with %s processes and METRICS_HOST %s a call from the network is %s, and a local one 200',
  async (processes, host, expected) => {
    const port = await freePort();
    const api = await startApiProcess(database, {
      WEB_CONCURRENCY: processes,
      METRICS_PORT: String(port),
      ...(host ? { METRICS_HOST: host } : {}),
    });
    try {
      expect(await statusAt('127.0.0.1', port)).toBe(200);
      if (outside) expect(await statusAt(outside, port)).toBe(expected);
    } finally {
      await api.stop();
    }
  },
  100_000,
);

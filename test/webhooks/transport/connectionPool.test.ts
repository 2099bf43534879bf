import { describe, expect, test } from '@jest/globals';
import { trust } from '../../../src/delivery/webhooks/transport/connect.ts';
import type { Dial } from '../../../src/delivery/webhooks/transport/connect.ts';
import { createConnectionPool } from '../../../src/delivery/webhooks/transport/connectionPool.ts';

const policy = { allowedNetworks: [], allowedPorts: [443] };
const origin = 'https://hooks.example.test';
const dial: Dial = {
  signal: new AbortController().signal,
  phase: 'connecting',
  connectMs: null,
  tlsMs: null,
  readyAt: 0,
};
const at = (address: string) => ({ address, port: 443, host: 'hooks.example.test', literal: false });

describe('warm connections', () => {
  test('are kept for at most 128 places, the one that waited longest goes first', () => {
    const pool = createConnectionPool(policy, trust(policy));
    const places = Array.from({ length: 200 }, (_, index) => at(`203.0.113.${index}`));
    const taken = places.map((place) => pool.take(origin, place, dial));
    for (const lane of taken) lane.release();
    expect(pool.idle()).toBe(128);
    expect(pool.isWarm(origin, places[0]!)).toBe(false);
    expect(pool.isWarm(origin, places[199]!)).toBe(true);
    pool.close();
    expect(pool.idle()).toBe(0);
    expect(taken[199]!.client.destroyed).toBe(true);
  });

  test('are never shared between addresses of one name, nor between names of one address', () => {
    const pool = createConnectionPool(policy, trust(policy));
    pool.take(origin, at('203.0.113.34'), dial).release();
    expect(pool.isWarm(origin, at('203.0.113.34'))).toBe(true);
    expect(pool.isWarm(origin, at('203.0.113.35'))).toBe(false);
    expect(pool.isWarm('https://other.example.test', at('203.0.113.34'))).toBe(false);
    pool.close();
  });

  test('are used by one attempt at a time, and not kept after close', () => {
    const pool = createConnectionPool(policy, trust(policy));
    const first = pool.take(origin, at('203.0.113.34'), dial);
    const second = pool.take(origin, at('203.0.113.34'), dial);
    expect(first.client).not.toBe(second.client);
    first.release();
    expect(pool.take(origin, at('203.0.113.34'), dial).client).toBe(first.client);
    pool.close();
    second.release();
    expect(pool.idle()).toBe(0);
    expect(second.client.destroyed).toBe(true);
  });
});

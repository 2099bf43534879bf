import { describe, expect, test } from '@jest/globals';
import { trust } from '../../../src/webhooks/transport/connect.ts';
import type { Dial } from '../../../src/webhooks/transport/connect.ts';
import { createLanes } from '../../../src/webhooks/transport/lanes.ts';

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
    const lanes = createLanes(policy, trust(policy));
    const places = Array.from({ length: 200 }, (_, index) => at(`93.184.216.${index}`));
    const taken = places.map((place) => lanes.take(origin, place, dial));
    for (const lane of taken) lane.release();
    expect(lanes.idle()).toBe(128);
    expect(lanes.isWarm(origin, places[0]!)).toBe(false);
    expect(lanes.isWarm(origin, places[199]!)).toBe(true);
    lanes.close();
    expect(lanes.idle()).toBe(0);
    expect(taken[199]!.client.destroyed).toBe(true);
  });

  test('are never shared between addresses of one name, nor between names of one address', () => {
    const lanes = createLanes(policy, trust(policy));
    lanes.take(origin, at('93.184.216.34'), dial).release();
    expect(lanes.isWarm(origin, at('93.184.216.34'))).toBe(true);
    expect(lanes.isWarm(origin, at('93.184.216.35'))).toBe(false);
    expect(lanes.isWarm('https://other.example.test', at('93.184.216.34'))).toBe(false);
    lanes.close();
  });

  test('are used by one attempt at a time, and not kept after close', () => {
    const lanes = createLanes(policy, trust(policy));
    const first = lanes.take(origin, at('93.184.216.34'), dial);
    const second = lanes.take(origin, at('93.184.216.34'), dial);
    expect(first.client).not.toBe(second.client);
    first.release();
    expect(lanes.take(origin, at('93.184.216.34'), dial).client).toBe(first.client);
    lanes.close();
    second.release();
    expect(lanes.idle()).toBe(0);
    expect(second.client.destroyed).toBe(true);
  });
});

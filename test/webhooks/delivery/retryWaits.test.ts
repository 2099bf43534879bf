import { describe, expect, it } from '@jest/globals';
import { createSemaphore, inParallel } from '../../../src/delivery/webhooks/concurrency.ts';
import {
  drawWaits,
  lengthened,
  LONGEST_WAIT,
  nextState,
} from '../../../src/delivery/webhooks/attempts/retryWaits.ts';

const table = [60_000, 300_000, 1_800_000, 9_000_000, 43_200_000];

describe('waits with jitter', () => {
  it('stay between one minute and twelve hours, 10 % off at most', () => {
    expect(drawWaits(table, () => 0)).toEqual([60_000, 270_000, 1_620_000, 8_100_000, 43_200_000]);
    expect(drawWaits(table, () => 0.5)).toEqual([63_000, 300_000, 1_800_000, 9_000_000, 41_040_000]);
    expect(drawWaits(table, () => 1)).toEqual([66_000, 330_000, 1_980_000, 9_900_000, 38_880_000]);
  });

  it('of a schedule with one wait only grow', () => {
    expect(drawWaits([1000], () => 1)).toEqual([1100]);
  });
});

describe('Retry-After', () => {
  it('only lengthens a wait, up to twelve hours', () => {
    expect(lengthened(60_000, null)).toBe(60_000);
    expect(lengthened(60_000, 1_000)).toBe(60_000);
    expect(lengthened(60_000, 90_000)).toBe(90_000);
    expect(lengthened(60_000, LONGEST_WAIT * 2)).toBe(LONGEST_WAIT);
  });
});

describe('the state after an attempt', () => {
  it('is delivered, retrying while there is a next wait, or failed', () => {
    expect(nextState(true, 100, 5_000)).toEqual({ status: 'delivered', waitMs: null });
    expect(nextState(false, 100, 5_000)).toEqual({ status: 'retrying', waitMs: 5_000 });
    expect(nextState(false, null, 5_000)).toEqual({ status: 'failed', waitMs: null });
  });
});

describe('the slots', () => {
  it('are limited per key, and given in order of arrival', async () => {
    const slots = createSemaphore(2);
    expect([
      slots.tryAcquire('a'),
      slots.tryAcquire('a'),
      slots.tryAcquire('a'),
      slots.tryAcquire('b'),
    ]).toEqual([true, true, false, true]);
    const order: string[] = [];
    const waiting = ['first', 'second'].map((name) => slots.acquire('a').then(() => order.push(name)));
    slots.release('a');
    await waiting[0];
    expect(order).toEqual(['first']);
    expect(slots.tryAcquire('a')).toBe(false);
    slots.release('a');
    await waiting[1];
    slots.release('a');
    slots.release('a');
    expect([slots.tryAcquire('a'), slots.tryAcquire('a')]).toEqual([true, true]);
  });
});

describe('work in parallel', () => {
  it('throws the first failure after the others have finished', async () => {
    const done: number[] = [];
    const work = inParallel([1, 2, 3, 4], 2, async (one) => {
      await Promise.resolve();
      if (one === 1) throw new Error('one');
      done.push(one);
    });
    await expect(work).rejects.toThrow('one');
    expect(done).toEqual([2, 3, 4]);
  });
});

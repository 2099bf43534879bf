/** A thread whose drawings fail in various ways. */
import { threadId } from 'node:worker_threads';
import { serve } from '../../src/pdf/serving.ts';

const file = (text: string) => ({
  filename: 'a.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from(text),
});

serve({
  fine: async ({ text }: { text: string }) => file(text),
  who: async () => file(String(threadId)),
  throws: async () => {
    throw new RangeError('no such page');
  },
  exits: async () => process.exit(3),
  fails: () =>
    new Promise(() => {
      setImmediate(() => {
        throw new Error('outside of every promise');
      });
    }),
  hangs: async () => {
    for (;;);
  },
  grows: async () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(1_000_000).fill(kept.length + 0.5));
  },
});

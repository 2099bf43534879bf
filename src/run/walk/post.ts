/** The walk's receiver: that of `npm run receiver`, on a port of its own. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Identity } from '../receiver/identity.ts';
import { createReceiver } from '../receiver/receiver.ts';
import type { SeenDelivery } from '../receiver/print.ts';

/** Milliseconds without a delivery after which none is expected: more than the first wait of retries. */
const QUIET = 90_000;

export interface Post {
  url: string;
  caFile: string;
  learn(secret: string): void;
  /** Waits until each kind is acknowledged and prints what arrives; returns the kinds that do not. */
  arrived(kinds: readonly string[], print: (line: string) => void): Promise<string[]>;
  close(): void;
}

/** `fail`: deliveries that are first answered with 500. `ready`: whether the service delivers yet. */
export async function openPost(
  identity: Identity,
  { fail, ready }: { fail: number; ready(): Promise<boolean> },
): Promise<Post> {
  const seen: SeenDelivery[] = [];
  const { server, learn } = createReceiver({
    ...identity,
    fail,
    onDelivery: (delivery) => seen.push(delivery),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/`,
    caFile: identity.caFile,
    learn,
    async arrived(kinds, print) {
      const missing = new Set(kinds);
      let [told, waited] = [0, 0];
      let delivers = false;
      while (missing.size > 0) {
        for (const { headers, status, verdict } of seen.slice(told)) {
          const kind = String(headers['x-service-event']);
          told += 1;
          waited = 0;
          print(`${kind.padEnd(24)} ${verdict?.service ? 'signature good' : 'signature BAD'}  -> ${status}`);
          if (status === 204) missing.delete(kind);
        }
        await sleep(100);
        // until it is ready, events wait in Postgres; a failed attempt is retried after the first wait of the
        // schedule
        delivers ||= await ready();
        if (delivers) waited += 100;
        if (waited > QUIET) break;
      }
      return [...missing];
    },
    close: () => void server.close(),
  };
}

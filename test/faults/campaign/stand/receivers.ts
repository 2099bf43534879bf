import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Authority } from '../../../../src/run/receiver/certificates.ts';
import { behaviours, status, type Behaviour } from '../../../support/receiver/behaviours.ts';
import type { Memory } from '../load/memory.ts';

/** The webhooks of a campaign, by the path of their address. */
export const RECEIVERS = ['steady', 'moody', 'never'] as const;
export type ReceiverName = (typeof RECEIVERS)[number];

export interface Receivers {
  port: number;
  /** Sets how a receiver answers from now on; null restores its normal behaviour. */
  behave(name: ReceiverName, behaviour: Behaviour | null): void;
  /** Tells which webhook sends to it. */
  assign(name: ReceiverName, webhook: { id: string; secret: string }): void;
  close(): Promise<void>;
}

const GOOD_TIMES: Record<ReceiverName, Behaviour> = {
  steady: behaviours.ok,
  moody: behaviours.ok,
  never: status(500),
};

/** One server that plays the receivers of all webhooks. It records each request before it answers. */
export async function startReceivers({
  authority,
  hosts,
  address,
  port = 0,
  memory,
}: {
  authority: Authority;
  hosts: readonly string[];
  address: string;
  port?: number;
  memory: Memory;
}): Promise<Receivers> {
  const { certificate, key } = authority.issue({ hosts });
  const behaving: Record<ReceiverName, Behaviour> = { ...GOOD_TIMES };
  const webhooks = new Map<ReceiverName, { id: string; secret: string }>();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const name = request.url?.slice(1) as ReceiverName;
    const webhook = webhooks.get(name);
    if (webhook) remember(memory, webhook, request, body);
    (behaving[name] ?? status(404))(request, response, 0);
  };
  const server = createServer({ cert: certificate, key }, (request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    behave(name, behaviour) {
      behaving[name] = behaviour ?? GOOD_TIMES[name];
    },
    assign: (name, webhook) => void webhooks.set(name, webhook),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function remember(
  memory: Memory,
  { id, secret }: { id: string; secret: string },
  { headers }: IncomingMessage,
  body: Buffer,
): void {
  const signed = Buffer.from(String(headers['x-service-signature']));
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) memory.forged += 1;
  const delivery = String(headers['x-service-delivery']);
  const md5 = createHash('md5').update(body).digest('hex');
  const before = memory.received.get(delivery);
  memory.received.set(delivery, {
    webhook: id,
    posts: (before?.posts ?? 0) + 1,
    body: before && before.body !== md5 ? 'mixed' : md5,
  });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Authority } from '../../../src/run/receiver/certificates.ts';

export interface Receiver {
  /** The received bodies by delivery id, so that a repetition counts once. */
  arrived: Map<string, { event: string; data: { id: string } }>;
  /** The number of deliveries whose signature is not valid. */
  forged: number;
  /** The number of POSTs. */
  posts: number;
  close(): Promise<void>;
}

/** A customer's webhook server, on an address and port of its own. */
export async function startCustomer({
  authority,
  name,
  address,
  port,
  secret,
}: {
  authority: Authority;
  name: string;
  address: string;
  port: number;
  secret: () => string;
}): Promise<Receiver> {
  const { certificate, key } = authority.issue({ hosts: [name] });
  const receiver = { arrived: new Map(), forged: 0, posts: 0 } as unknown as Receiver;
  const server = createServer({ cert: certificate, key }, (request, response) => {
    void buffer(request).then((body) => {
      receiver.posts += 1;
      const signed = Buffer.from(String(request.headers['x-service-signature']));
      const expected = Buffer.from(`sha256=${createHmac('sha256', secret()).update(body).digest('hex')}`);
      if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) receiver.forged += 1;
      else
        receiver.arrived.set(
          String(request.headers['x-service-delivery']),
          JSON.parse(body.toString()) as never,
        );
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve());
  });
  receiver.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return receiver;
}

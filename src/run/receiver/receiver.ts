import { createServer } from 'node:https';
import type { Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { verifySignatures } from './verify.ts';
import type { SeenDelivery } from './print.ts';

export interface ReceiverOptions {
  certificate: string;
  key: string;
  /** The initial secret, which can be changed later. */
  secret?: string | undefined;
  /** Number of deliveries, from the first, that are answered with 500. */
  fail: number;
  onDelivery(delivery: SeenDelivery): void;
  /** Called when another secret was set. */
  onSecret?(secret: string): void;
}

export interface Receiver {
  server: Server;
  /** Sets the secret for verifying deliveries from now on. */
  learn(secret: string): void;
}

/**
 * An HTTPS server that accepts webhook deliveries on any path: 204 for a valid signature, 401 for an invalid
 * one, 500 for the first `fail` deliveries. Until a secret is set it accepts all deliveries, unverified. `PUT
 * /secret` sets the secret to its body.
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  let secret = options.secret;
  let failures = options.fail;

  const learn = (text: string) => {
    secret = text.trim();
    options.onSecret?.(secret);
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    if (request.method === 'PUT' && request.url === '/secret') {
      learn(body.toString());
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST') {
      response
        .writeHead(405, { allow: 'POST' })
        .end('This is a webhook receiver: it accepts POST requests.\n');
      return;
    }
    const verdict = secret === undefined ? null : verifySignatures(secret, request.headers, body, new Date());
    const failing = failures > 0;
    if (failing) failures -= 1;
    const genuine = verdict === null || verdict.service;
    const status = failing ? 500 : genuine ? 204 : 401;
    response.writeHead(status).end();
    options.onDelivery({ headers: request.headers, body, verdict, status, failuresLeft: failures });
  };

  const server = createServer({ cert: options.certificate, key: options.key }, (request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  return { server, learn };
}

/**
 * Clients of the notification socket: one built on `ws`, which behaves as browsers do, and one that writes
 * raw bytes.
 */
import { randomBytes } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { workspaceDb } from '../../src/db/handle.ts';
import { notify, type NewNotification } from '../../src/events/notify.ts';
import type { Service } from '../support/service.ts';
import type { Person, World } from '../support/world.ts';

export type Frame = { type: string } & Record<string, any>;

export interface Client {
  socket: WebSocket;
  /** Everything that was received, in order. */
  frames: Frame[];
  /** The next frame of a type that was not returned before; fails after five seconds. */
  next(type: string): Promise<Frame>;
  /** Frames of a type that were not returned yet. */
  waiting(type: string): Frame[];
  say(frame: unknown): void;
  closed: Promise<{ code: number; reason: string; at: number }>;
}

export interface ConnectOptions {
  token?: string | null;
  host?: string;
  origin?: string;
  path?: string;
  headers?: Record<string, string>;
  deflate?: boolean;
}

/** The HTTP answer that the server gave instead of a handshake. */
export class Refused extends Error {
  readonly status: number;
  readonly body: any;
  constructor(status: number, text: string) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = JSON.parse(text);
  }
}

/** Opens a socket; throws `Refused` if the server answers with HTTP. */
export async function connect(
  service: Service,
  world: World,
  { token, host = world.host, origin, path, headers = {}, deflate = false }: ConnectOptions,
): Promise<Client> {
  const query = token === undefined || token === null ? '' : `?token=${encodeURIComponent(token)}`;
  const socket = new WebSocket(
    `${service.url.replace('http', 'ws')}${path ?? '/ws/notifications/'}${query}`,
    { headers: { host, ...headers }, perMessageDeflate: deflate, ...(origin ? { origin } : {}) },
  );
  const frames: Frame[] = [];
  const unread: Frame[] = [];
  let wake = () => {};
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as Frame;
    frames.push(frame);
    unread.push(frame);
    wake();
  });
  const closed = new Promise<{ code: number; reason: string; at: number }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString(), at: Date.now() })),
  );
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => reject(new Refused(response.statusCode!, Buffer.concat(chunks).toString())));
    });
  });
  const take = (type: string) => {
    const at = unread.findIndex((frame) => frame.type === type);
    return at === -1 ? undefined : unread.splice(at, 1)[0];
  };
  return {
    socket,
    frames,
    closed,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    waiting: (type) => unread.filter((frame) => frame.type === type),
    async next(type) {
      const deadline = Date.now() + 5000;
      for (;;) {
        const frame = take(type);
        if (frame) return frame;
        if (Date.now() > deadline)
          throw new Error(`no ${type} frame came; there are ${JSON.stringify(frames).slice(0, 500)}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 50);
        });
      }
    },
  };
}

/** Opens a socket and waits for its hello. */
export async function greeted(service: Service, world: World, person: Person): Promise<Client> {
  const client = await connect(service, world, { token: person.token });
  await client.next('hello');
  return client;
}

/** The close code of a socket, once it has ended. */
export const codeOf = async (client: Promise<Client>): Promise<number> => (await (await client).closed).code;

/** Writes notifications for a person, all in one transaction. */
export async function tell(
  service: Service,
  world: World,
  person: Person,
  ...notifications: Partial<NewNotification>[]
): Promise<void> {
  const wanted = notifications.length === 0 ? [{}] : notifications;
  await workspaceDb(service.app.services.pool, world.id).transaction(async (tx) => {
    for (const fields of wanted)
      notify(
        { db: tx },
        { userId: person.id, kind: 'absence.approved', title: 'Approved', body: '', ...fields },
      );
  });
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A TCP connection that sends these bytes and collects what it receives. */
export interface RawClient {
  socket: Socket;
  received(): Buffer;
  /** Waits until the received bytes contain this text. */
  until(text: string): Promise<string>;
  /** A masked text frame, as clients must send it (RFC 6455, 5.3). */
  frame(text: string): void;
  closed: Promise<void>;
}

export async function rawClient(service: Service, bytes: string | Buffer): Promise<RawClient> {
  const socket = connectTcp(Number(new URL(service.url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  socket.write(bytes);
  const received = () => Buffer.concat(chunks);
  return {
    socket,
    received,
    closed,
    async until(text) {
      const deadline = Date.now() + 5000;
      while (!received().includes(text)) {
        if (Date.now() > deadline) throw new Error(`no ${text} in ${received().toString()}`);
        await pause(10);
      }
      return received().toString();
    },
    frame(text) {
      const payload = Buffer.from(text);
      const mask = randomBytes(4);
      const masked = payload.map((byte, index) => byte ^ mask[index % 4]!);
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, masked]));
    },
  };
}

export const handshake = (host: string, token: string, more = ''): string =>
  `GET /ws/notifications/?token=${token} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

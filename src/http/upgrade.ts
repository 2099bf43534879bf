import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { unavailable } from '../problem.ts';
import type { Credential, Realtime } from '../realtime/realtime.ts';
import type { Services } from '../services.ts';
import { addressOf, type TrustedProxies } from './clientAddress.ts';
import type { Connections } from './connections.ts';
import { asProblem } from './envelope.ts';
import { countRequest, countUnrecognised, refuseOverLimit } from './rateLimit.ts';
import { answerRaw } from './rawAnswer.ts';
import { assertOrigin } from './origin.ts';
import { clientOf, factsOf } from './requestFacts.ts';
import { hostOf, normaliseTarget, splitTarget } from './target.ts';
import type { WorkspaceDirectory } from './workspaces.ts';

/** The path of sockets (service.md, "Endpoints"). */
export const SOCKET_PATH = '/ws/notifications/';

export interface UpgradeDeps {
  connections: Pick<Connections, 'whenAnswered'>;
  services: Services;
  workspaces: WorkspaceDirectory;
  realtime: Realtime;
  trustedProxies: TrustedProxies;
  /** Origins that may open sockets, besides the workspace's own. */
  corsOrigins: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  /** True from the moment shutdown begins. */
  draining: () => boolean;
}

/**
 * Opens WebSockets: path -> origin -> workspace from Host -> token or ticket -> rate limit -> handshake.
 * Refusals before the handshake are answered with the envelope; an invalid token is reported by a close code
 * after it. The URL contains the token, so it is never logged.
 */
export function acceptUpgrades(server: Server, deps: UpgradeDeps): void {
  const { connections, services, workspaces, realtime, now } = deps;

  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer, search: string) => {
    if (deps.draining()) throw unavailable('The service is restarting. Try again in a few seconds.');
    const host = hostOf(request);
    assertOrigin(request.headers.origin, host, deps.corsOrigins);
    const workspace = await workspaces.ofHost(host);
    const ip = addressOf(request, deps.trustedProxies);
    const result = await realtime.authenticate({
      credential: credentialOf(search),
      workspace,
      app: clientOf(request) === 'app',
      request: factsOf(request, randomUUID(), ip),
    });
    const count =
      'refused' in result
        ? await countUnrecognised(services.limiter, ip, now())
        : await countRequest(services.limiter, result.caller, workspace, ip, now());
    refuseOverLimit({}, count);
    if (deps.draining()) throw unavailable('The service is restarting. Try again in a few seconds.');
    realtime.open(request, socket, head, result);
  };

  const answer = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const asSent = request.url!;
    normaliseTarget(request);
    const { path, search } = splitTarget(request.url!);
    if (path !== SOCKET_PATH || request.headers.upgrade?.toLowerCase() !== 'websocket')
      return serveWithoutUpgrade(server, { request, asSent, socket, head });
    open(request, socket, head, search).catch((error: unknown) => {
      const problem = asProblem(error);
      if (problem.status >= 500) services.log.error({ err: error }, 'could not open a socket');
      answerRaw(socket, problem);
    });
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has removed its own listener
    if (socket.listenerCount('error') === 0) socket.on('error', () => socket.destroy());
    connections.whenAnswered(socket, () => answer(request, socket, head));
  });
}

/** `?token=` or `?ticket=`; null if there is none or more than one. */
function credentialOf(search: string): Credential | null {
  const asked = new URLSearchParams(search);
  const [tokens, tickets] = [asked.getAll('token'), asked.getAll('ticket')];
  const [given] = [...tokens, ...tickets];
  if (tokens.length + tickets.length !== 1 || !given) return null;
  return tokens.length === 1 ? { token: given } : { ticket: given };
}

/** A request that Node took out of its parser because of its Upgrade header. */
interface DivertedRequest {
  request: IncomingMessage;
  /** Its target as sent. */
  asSent: string;
  socket: Duplex;
  /** The bytes after its headers. */
  head: Buffer;
}

/** Headers about the upgrade itself. */
const UPGRADE_HEADERS = ['upgrade', 'http2-settings'];

/**
 * Answers a request in HTTP/1.1 although it offers another protocol, as a server may (RFC 9110, 7.8): Java's
 * client and curl offer `h2c` on each first request. Node has taken the request out of its parser, so its
 * bytes without the offer are put back into the socket, ahead of those that follow.
 */
function serveWithoutUpgrade(server: Server, { request, asSent, socket, head }: DivertedRequest): void {
  const lines = [`${request.method} ${asSent} HTTP/${request.httpVersion}`];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const [name, value] = [request.rawHeaders[index]!, request.rawHeaders[index + 1]!];
    if (UPGRADE_HEADERS.includes(name.toLowerCase())) continue;
    lines.push(`${name}: ${name.toLowerCase() === 'connection' ? withoutUpgrade(value) : value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

const withoutUpgrade = (connection: string): string =>
  connection
    .split(',')
    .filter((option) => !UPGRADE_HEADERS.includes(option.trim().toLowerCase()))
    .join(',') || 'keep-alive';

/**
 * The notification WebSocket (service.md, "Notifications over WebSocket"). This file authenticates a
 * handshake and opens the socket; a *connection* is an open socket; the *hub* knows all connections and
 * pushes to them. `http/upgrade.ts` parses the request to `/ws/notifications/` and passes a token or a
 * ticket, an address and a socket.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { formatTimestamp } from '../civil/zones.ts';
import { markRead } from '../notifications/read.ts';
import { takeTicket } from '../notifications/store.ts';
import { looksLikeApiKey } from '../auth/apiKeys.ts';
import type { Authenticator, Session } from '../auth/authenticate.ts';
import { lacksSecondFactor } from '../auth/authorize.ts';
import type { Caller } from '../auth/caller.ts';
import { hashOneTimeToken } from '../auth/oneTimeTokens.ts';
import type { RequestFacts } from '../events/requestFacts.ts';
import { workspaceDb } from '../db/handle.ts';
import type { OpenSockets } from '../db/openSockets.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { closeSocket, createConnection, type Connection } from './connection.ts';
import { encode, readFrame, type ClientFrame, type CloseReason } from './frames.ts';
import { createHub, type Hub, type HubTiming } from './hub.ts';

/** Maximum bytes of a client's message. */
const MAX_MESSAGE = 16 * 1024;
/** Maximum messages per minute of a person, over all their sockets in this process. */
const MESSAGES_PER_MINUTE = 240;
/** Milliseconds for clients to answer our close frames when the process ends. */
const CLOSING_TIME = 2_000;

const TIMING: HubTiming = { sweep: 1_000, ping: 30_000 };

/** What a client authenticates with: `?token=`, or a one-time `?ticket=`. */
export type Credential = { token: string } | { ticket: string };

export interface Handshake {
  /** Null if there is none or more than one. */
  credential: Credential | null;
  workspace: Workspace;
  /** The client claims to be the mobile app. */
  app: boolean;
  request: RequestFacts;
}

interface Admitted {
  handshake: Handshake;
  caller: Caller;
  session: Session;
}

export type HandshakeResult = Admitted | { refused: CloseReason };

export interface Realtime extends Pick<Hub, 'notice' | 'accessChanged' | 'noticesLost'> {
  /** Number of open sockets in this process. */
  count(): number;
  authenticate(handshake: Handshake): Promise<HandshakeResult>;
  /**
   * Completes the handshake. Refuses with a close code, because that is all that a browser shows to its page.
   */
  open(request: IncomingMessage, socket: Duplex, head: Buffer, result: HandshakeResult): void;
  /** Closes every socket with 1001; resolves when all are closed or cut off. */
  close(): Promise<void>;
}

export interface RealtimeDeps {
  services: Services;
  openSockets: OpenSockets;
  authenticator: Authenticator;
  /** Milliseconds since 1970. */
  now: () => number;
  timing?: Partial<HubTiming> | undefined;
  /** Answers a request that is not a valid handshake. */
  refuse: (socket: Duplex, problem: Problem) => void;
}

export function createRealtime({
  services,
  openSockets,
  authenticator,
  now,
  timing,
  refuse,
}: RealtimeDeps): Realtime {
  const { pool, log, tokens, limiter } = services;
  const hub = createHub({ pool, log, openSockets, now, timing: { ...TIMING, ...timing } });
  const sockets = new Set<WebSocket>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
  });
  server.on('wsClientError', (error: Error, socket: Duplex) => {
    const headers = { 'Sec-WebSocket-Version': '13' };
    refuse(socket, new Problem(400, 'bad_handshake', { detail: `${error.message}.`, headers }));
  });

  const dbOf = ({ workspace }: Handshake) => workspaceDb(pool, workspace.id);

  /** The session of a credential. Uses up a ticket even if the handshake fails later. */
  const sessionOf = async (handshake: Handshake, credential: Credential): Promise<Session | null> => {
    if ('token' in credential) return tokens.readAccess(credential.token, handshake.workspace.id, now());
    const row = await dbOf(handshake).transaction((tx) =>
      tx.maybe(takeTicket, { token_hash: hashOneTimeToken(credential.ticket) }),
    );
    if (!row || Date.parse(row.expires_at) <= now()) return null;
    return {
      userId: row.user_id,
      sessionId: row.session_id,
      expires: Date.parse(row.access_ends_at) / 1000,
    };
  };

  /** The session's user with current roles; null if the session has ended. */
  const callerOf = (handshake: Handshake, session: Session): Promise<Caller | null> =>
    authenticator
      .resume(session, { ip: handshake.request.ip, app: handshake.app, now: now() }, dbOf(handshake))
      .catch((error: unknown) => {
        if (error instanceof Problem && error.status === 401) return null;
        throw error;
      });

  /** Handles a client's frame. Checks access each time, because a socket may do no more than a request. */
  const handle = async (
    frame: ClientFrame,
    connection: Connection,
    { handshake, session }: Admitted,
  ): Promise<void> => {
    if (frame.type === 'pong') return;
    if (frame.type === 'ping')
      return connection.send(encode({ type: 'pong', at: formatTimestamp(now(), connection.owner.timezone) }));
    const caller = await callerOf(handshake, session);
    if (!caller) return connection.close('unauthenticated');
    await dbOf(handshake).transaction((db) => markRead({ db, caller, request: handshake.request }, frame.id));
  };

  const serve = (socket: WebSocket, admitted: Admitted) => {
    const { handshake, caller, session } = admitted;
    const connection = createConnection(socket, {
      workspaceId: handshake.workspace.id,
      timezone: handshake.workspace.timezone,
      userId: session.userId,
      sessionId: session.sessionId,
      expires: session.expires * 1000,
    });
    if (!hub.join(connection)) return closeSocket(socket, 'tooMany');
    const facts = { workspace: handshake.workspace.slug, user_id: caller.userId };
    log.debug(facts, 'socket opened');

    let turn = Promise.resolve();
    socket.on('message', (data: RawData, binary: boolean) => {
      connection.alive();
      const count = limiter.take(`socket:${caller.userId}`, MESSAGES_PER_MINUTE, 60, now());
      if (!count.allowed && !count.pendingSync) return connection.close('tooMany');
      const frame = binary ? null : readFrame((data as Buffer).toString());
      if (!frame) return connection.close('unreadable');
      turn = turn
        .then(() => handle(frame, connection, admitted))
        .catch((error: unknown) => log.warn({ err: error, ...facts }, 'could not handle a frame'));
    });
    socket.on('ping', connection.alive);
    socket.on('pong', connection.alive);
    socket.on('close', (code) => {
      hub.leave(connection);
      log.debug({ ...facts, code }, 'socket closed');
    });
  };

  return {
    notice: hub.notice,
    accessChanged: hub.accessChanged,
    noticesLost: hub.noticesLost,
    count: () => sockets.size,

    async authenticate(handshake) {
      const { credential } = handshake;
      if (credential === null) return { refused: 'unauthenticated' };
      if ('token' in credential && looksLikeApiKey(credential.token)) return { refused: 'apiKey' };
      const session = await sessionOf(handshake, credential);
      const caller = session && (await callerOf(handshake, session));
      if (!caller) return { refused: 'unauthenticated' };
      if (lacksSecondFactor(caller, handshake.workspace)) return { refused: 'secondFactor' };
      return { handshake, caller, session };
    },

    open(request, socket, head, result) {
      server.handleUpgrade(request, socket, head, (opened) => {
        sockets.add(opened);
        opened.once('close', () => sockets.delete(opened));
        // after a client's protocol error the library closes the socket; nothing else is needed
        opened.on('error', (error) => log.debug({ reason: error.message }, 'socket error'));
        if ('refused' in result) closeSocket(opened, result.refused);
        else serve(opened, result);
      });
    },

    async close() {
      hub.close();
      const deadline = Date.now() + CLOSING_TIME;
      while (sockets.size > 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 10));
      for (const socket of sockets) socket.terminate();
    },
  };
}

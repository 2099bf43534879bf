/**
 * The notification WebSocket (service.md, "Notifications over WebSocket"). The persons of this room: the *door* (this
 * file) finds out who wants in and opens the socket; a *connection* is one open socket with what may be done to it; the
 * *hub* knows all connections and pushes to them. What a request to `/ws/notifications/` must look like is `http`'s
 * business; here it is a token or a ticket, an address and a line.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
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

/** Bytes of a client's message at most. */
const MAX_MESSAGE = 16 * 1024;
/** Messages a person may send a minute, over all their sockets here. */
const MESSAGES_PER_MINUTE = 240;
/** Milliseconds that clients get to answer our closes when the process ends. */
const CLOSING_TIME = 2_000;

const TIMING: HubTiming = { sweep: 1_000, ping: 30_000 };

/** What opens the door: `?token=`, or a `?ticket=` that works once. */
export type Proof = { token: string } | { ticket: string };

/** Someone who wants a socket: their proof, and where they come from. */
export interface Visit {
  /** Null where there is none, or more than one. */
  proof: Proof | null;
  workspace: Workspace;
  /** Says it is the mobile app. */
  app: boolean;
  request: RequestFacts;
}

/** Someone who may come in. */
interface Welcome {
  visit: Visit;
  caller: Caller;
  session: Session;
}

/** Who stands at the door, or why they may not come in. */
export type Visitor = Welcome | { refused: CloseReason };

export interface Realtime extends Pick<Hub, 'notice' | 'accessChanged' | 'noticesLost'> {
  recognise(visit: Visit): Promise<Visitor>;
  /** Completes the handshake; who is refused is told by a close code, the one thing a browser lets its page see. */
  open(request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor): void;
  /** Closes every socket with 1001; done when all are gone, or cut off. */
  close(): Promise<void>;
}

export interface RealtimeDeps {
  services: Services;
  openSockets: OpenSockets;
  authenticator: Authenticator;
  /** Milliseconds since 1970. */
  now: () => number;
  timing?: Partial<HubTiming> | undefined;
  /** Answers a handshake that is none. */
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

  const dbOf = ({ workspace }: Visit) => workspaceDb(pool, workspace.id);

  /** The session behind a proof; a ticket is used up, whatever comes of it. */
  const sessionOf = async (visit: Visit, proof: Proof): Promise<Session | null> => {
    if ('token' in proof) return tokens.readAccess(proof.token, visit.workspace.id, now());
    const row = await dbOf(visit).transaction((tx) =>
      tx.maybe(takeTicket, { token_hash: hashOneTimeToken(proof.ticket) }),
    );
    if (!row || Date.parse(row.expires_at) <= now()) return null;
    return {
      userId: row.user_id,
      sessionId: row.session_id,
      expires: Date.parse(row.access_ends_at) / 1000,
    };
  };

  /** Who that is now; null where the session stands no more. */
  const callerOf = (visit: Visit, session: Session): Promise<Caller | null> =>
    authenticator
      .resume(session, { ip: visit.request.ip, app: visit.app, now: now() }, dbOf(visit))
      .catch((error: unknown) => {
        if (error instanceof Problem && error.status === 401) return null;
        throw error;
      });

  /** Does what a client asks. Its access is looked at each time: a socket may do no more than a request. */
  const handle = async (
    frame: ClientFrame,
    connection: Connection,
    { visit, session }: Welcome,
  ): Promise<void> => {
    if (frame.type === 'pong') return;
    if (frame.type === 'ping')
      return connection.send(encode({ type: 'pong', at: new Date(now()).toISOString() }));
    const caller = await callerOf(visit, session);
    if (!caller) return connection.close('unauthenticated');
    await dbOf(visit).transaction((db) => markRead({ db, caller, request: visit.request }, frame.id));
  };

  const serve = (socket: WebSocket, welcome: Welcome) => {
    const { visit, caller, session } = welcome;
    const connection = createConnection(socket, {
      workspaceId: visit.workspace.id,
      userId: session.userId,
      sessionId: session.sessionId,
      expires: session.expires * 1000,
    });
    if (!hub.join(connection)) return closeSocket(socket, 'tooMany');
    const facts = { workspace: visit.workspace.slug, user_id: caller.userId };
    log.debug(facts, 'socket opened');

    let turn = Promise.resolve();
    socket.on('message', (data: RawData, binary: boolean) => {
      connection.heard();
      const count = limiter.take(`socket:${caller.userId}`, MESSAGES_PER_MINUTE, 60, now());
      if (!count.allowed && !count.unheard) return connection.close('tooMany');
      const frame = binary ? null : readFrame((data as Buffer).toString());
      if (!frame) return connection.close('unreadable');
      turn = turn
        .then(() => handle(frame, connection, welcome))
        .catch((error: unknown) => log.warn({ err: error, ...facts }, 'could not do what a socket asked'));
    });
    socket.on('ping', connection.heard);
    socket.on('pong', connection.heard);
    socket.on('close', (code) => {
      hub.leave(connection);
      log.debug({ ...facts, code }, 'socket closed');
    });
  };

  return {
    notice: hub.notice,
    accessChanged: hub.accessChanged,
    noticesLost: hub.noticesLost,

    async recognise(visit) {
      const { proof } = visit;
      if (proof === null) return { refused: 'unauthenticated' };
      if ('token' in proof && looksLikeApiKey(proof.token)) return { refused: 'apiKey' };
      const session = await sessionOf(visit, proof);
      const caller = session && (await callerOf(visit, session));
      if (!caller) return { refused: 'unauthenticated' };
      if (lacksSecondFactor(caller, visit.workspace)) return { refused: 'secondFactor' };
      return { visit, caller, session };
    },

    open(request, socket, head, visitor) {
      server.handleUpgrade(request, socket, head, (opened) => {
        sockets.add(opened);
        opened.once('close', () => sockets.delete(opened));
        // what a client does wrong on the line closes it; there is nobody else to tell
        opened.on('error', (error) => log.debug({ reason: error.message }, 'socket error'));
        if ('refused' in visitor) closeSocket(opened, visitor.refused);
        else serve(opened, visitor);
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

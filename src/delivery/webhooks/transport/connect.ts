import net from 'node:net';
import tls from 'node:tls';
import type { buildConnector } from 'undici';
import { mayDial } from './addresses.ts';
import type { AddressPolicy } from './addresses.ts';
import { ConnectFailure, codeOf } from './failure.ts';
import type { Phase } from './failure.ts';
import { parseAddress } from './ranges.ts';

/** What the connector reports to its attempt, and the signal that ends both. */
export interface Dial {
  signal: AbortSignal;
  phase: Phase;
  connectMs: number | null;
  tlsMs: number | null;
  /** `performance.now()` when the connection was ready. */
  readyAt: number;
}

/** A checked address to dial. */
export interface Target {
  /** Dialled even if the name resolves to another address by now. */
  address: string;
  port: number;
  /** What the certificate must be for: the host name, or the address of the URL. */
  host: string;
  /** The URL contains an address: no SNI (RFC 6066, 3), and the certificate must name it as an IP. */
  literal: boolean;
}

/** Authorities that connections trust: the usual ones and the policy's own. TLS 1.2 or later. */
export function trust(policy: AddressPolicy): tls.SecureContext {
  return tls.createSecureContext({
    minVersion: 'TLSv1.2',
    ...(policy.ca !== undefined && { ca: [...tls.rootCertificates, policy.ca] }),
  });
}

/**
 * A connector for undici: dials one checked address without proxy and lookup, checks the connected socket's
 * address, then starts TLS. Verifies certificates even if NODE_TLS_REJECT_UNAUTHORIZED is 0.
 *
 * @param current the attempt for which a connection is made.
 */
export function createConnector(
  target: Target,
  policy: AddressPolicy,
  secureContext: tls.SecureContext,
  current: () => Dial,
): buildConnector.connector {
  return (_options, callback) => {
    const dial = current();
    const startedAt = performance.now();
    let secured: tls.TLSSocket | undefined;
    let done = false;

    const fail = (reason: string, cause?: unknown) => {
      if (done) return;
      done = true;
      dial.signal.removeEventListener('abort', onAbort);
      secured?.destroy();
      tcp.destroy();
      callback(new ConnectFailure(dial.phase, reason, cause), null);
    };
    const onAbort = () => fail('aborted');
    const onError = (error: Error) => fail(codeOf(error) || 'unknown', error);

    dial.phase = 'connecting';
    const tcp = net.connect({ host: target.address, port: target.port, noDelay: true });
    tcp.on('error', onError);
    tcp.once('connect', () => {
      if (done) return;
      const connectedAt = performance.now();
      dial.connectMs = connectedAt - startedAt;
      if (!isTarget(tcp.remoteAddress, target, policy)) {
        fail('address_refused');
        return;
      }
      dial.phase = 'in the TLS handshake';
      const socket = tls.connect({
        socket: tcp,
        secureContext,
        servername: target.literal ? '' : target.host,
        ALPNProtocols: ['http/1.1'],
        rejectUnauthorized: true,
        checkServerIdentity: (_name, certificate) => tls.checkServerIdentity(target.host, certificate),
      });
      secured = socket;
      socket.on('error', onError);
      socket.once('secureConnect', () => {
        if (done) return;
        done = true;
        dial.signal.removeEventListener('abort', onAbort);
        dial.readyAt = performance.now();
        dial.tlsMs = dial.readyAt - connectedAt;
        dial.phase = 'waiting for the status';
        callback(null, socket);
      });
    });
    dial.signal.addEventListener('abort', onAbort, { once: true });
    if (dial.signal.aborted) onAbort();
  };
}

/** The socket's remote address is the checked one, and may be dialled. */
function isTarget(remoteAddress: string | undefined, target: Target, policy: AddressPolicy): boolean {
  const remote = remoteAddress === undefined ? null : parseAddress(remoteAddress);
  const wanted = parseAddress(target.address);
  return (
    remote !== null &&
    wanted !== null &&
    remote.toNormalizedString() === wanted.toNormalizedString() &&
    mayDial(remote, target.port, policy)
  );
}

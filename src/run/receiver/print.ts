import type { IncomingHttpHeaders } from 'node:http';
import type { Verdict } from './verify.ts';

export interface SeenDelivery {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Null until a secret is set. */
  verdict: Verdict | null;
  status: number;
  failuresLeft: number;
}

/** A readable line for a delivery, followed by its body, without control characters. */
export function describeDelivery({ headers, body, verdict, status, failuresLeft }: SeenDelivery): string {
  const kind = String(headers['x-service-event'] ?? 'no event kind');
  const id = String(headers['x-service-delivery'] ?? 'no delivery id');
  const clock = new Date().toTimeString().slice(0, 8);
  const failing = status === 500 ? ` (on purpose, ${failuresLeft} more to come)` : '';
  const line = `${clock}  ${kind}  ${id}  ${describeVerdict(verdict)}  -> ${status}${failing}`;
  return printable(`${line}\n${indent(pretty(body))}\n`);
}

function describeVerdict(verdict: Verdict | null): string {
  if (verdict === null) return 'unverified (no secret yet)';
  const word = (good: boolean) => (good ? 'good' : 'BAD');
  return `X-Service-Signature ${word(verdict.service)}, webhook-signature ${word(verdict.standard)}`;
}

function pretty(body: Buffer): string {
  const text = body.toString('utf8');
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}

function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '\uFFFD');
}

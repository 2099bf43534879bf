/** What each program is told to do, and what it reports. */
import { createHmac, timingSafeEqual } from 'node:crypto';

interface Entry {
  started_at: string;
  ended_at: string;
  description: string;
}

export const told = JSON.parse(process.env['TOLD'] ?? '{}') as {
  url: string;
  key: string;
  entry: Entry;
  later: Entry;
  webhook: { body: string; signature: string; secret: string };
};

export interface Told {
  balance: string[] | undefined;
  created: string | null | undefined;
  pages: (string | null | undefined)[];
  codes: (string | undefined)[];
  file: string | undefined;
  event: string | undefined;
}

/** Checks the signature of a delivery and returns its event. */
export function receive<Event>(): Event {
  const { body, signature, secret } = told.webhook;
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature)))
    throw new Error('not from the service');
  return JSON.parse(body) as Event;
}

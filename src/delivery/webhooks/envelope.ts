import type { Sealer } from '../../secrets/sealed.ts';
import { deliveryHeaders } from './transport/sign.ts';
import type { Attempt } from './transport/send.ts';

/** The URL of a webhook and the secrets that sign its deliveries. */
export interface Destination {
  url: string;
  secret_sealed: Buffer;
  previous_sealed: Buffer | null;
}

/** One delivery's content, which never changes. */
export interface Message {
  id: string;
  kind: string;
  body: string;
}

/**
 * The request of one attempt: same bytes and same delivery id each time, signed with the current secrets.
 * @throws SealError where a secret cannot be decrypted: our fault, not the receiver's.
 */
export function signMessage(
  secrets: Sealer,
  to: Destination,
  { id, kind, body }: Message,
  at: Date,
): Attempt {
  const bytes = Buffer.from(body);
  const headers = deliveryHeaders({
    kind,
    deliveryId: id,
    body: bytes,
    secret: secrets.open(to.secret_sealed),
    previousSecret: to.previous_sealed && secrets.open(to.previous_sealed),
    at,
  });
  return { url: to.url, headers, body: bytes };
}

import type { Sealer } from '../secrets/sealed.ts';
import { deliveryHeaders } from './transport/sign.ts';
import type { Attempt } from './transport/send.ts';

/** Where and under which secrets a delivery goes. */
export interface Destination {
  url: string;
  secret_sealed: Buffer;
  previous_sealed: Buffer | null;
}

/** The frozen bytes of one delivery. */
export interface Letter {
  id: string;
  kind: string;
  body: string;
}

/**
 * The request of one attempt: the same bytes and the same delivery id each time, signed with the secrets of now.
 *
 * @throws SealError where a secret does not open: our fault, not the receiver's.
 */
export function sealLetter(secrets: Sealer, to: Destination, { id, kind, body }: Letter, at: Date): Attempt {
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

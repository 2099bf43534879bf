import { newOneTimeToken } from '../../src/auth/oneTimeTokens.ts';
import type { Reply, Service } from './service.ts';
import { elsewhere } from './signIn.ts';
import type { World } from './world.ts';

/** Replaces the mailed code of an unconfirmed address by a known one, which it returns. */
export async function codeFor(world: World, personId: string): Promise<string> {
  const { token, hash } = newOneTimeToken('email');
  const updated = await world.sql(
    `UPDATE one_time_tokens SET token_hash = $2 WHERE user_id = $1 AND kind = 'email' AND used_at IS NULL RETURNING id`,
    [personId, hash],
  );
  if (updated.length !== 1) throw new Error(`${updated.length} addresses wait for a confirmation`);
  return token;
}

export const confirmEmail = (service: Service, world: World, token: string): Promise<Reply> =>
  service.request(world, 'POST', '/auth/email/confirm/', { body: { token }, headers: elsewhere() });

export const confirmEmailOf = async (service: Service, world: World, personId: string): Promise<Reply> =>
  confirmEmail(service, world, await codeFor(world, personId));

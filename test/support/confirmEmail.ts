import { newOneTimeToken } from '../../src/auth/oneTimeTokens.ts';
import type { Reply, Service } from './service.ts';
import { elsewhere } from './signIn.ts';
import type { World } from './world.ts';

/** A code for the address that a person was asked to confirm, in the place of the one that was mailed. */
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

/** Confirms the address that a person was asked to confirm. */
export const confirmEmailOf = async (service: Service, world: World, personId: string): Promise<Reply> =>
  confirmEmail(service, world, await codeFor(world, personId));

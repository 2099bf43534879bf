import type { Call } from '../../../contract.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { peopleOf } from './keyPeople.ts';
import type { KeyRow } from '../store/keys.ts';

type KeyCall = Call<'rotateApiKey'> | Call<'updateApiKey'>;

/**
 * Notifies the owner and the creator of a key, in the app and by mail, that it can do more than before; also
 * if they made the change, because their access token may be stolen. `body` follows the key's name and who
 * changed it.
 */
export async function tellKeyPeople(
  call: KeyCall,
  key: KeyRow,
  { kind, title, body }: { kind: 'key_rotated' | 'key_widened'; title: string; body: string },
): Promise<void> {
  const people = await peopleOf(call.db, [key]);
  for (const id of new Set([key.owner_id ?? key.created_by, key.created_by])) {
    const person = people.get(id)!;
    if (person.status !== 'active') continue;
    securityNotice(call, person, {
      kind,
      title,
      body: `${key.name} (${key.prefix}), by ${call.caller.actor.name}. ${body} If you did not expect this, revoke the key and change your password.`,
      resource: { type: 'api_key', id: key.id },
    });
  }
}

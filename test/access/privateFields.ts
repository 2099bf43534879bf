/**
 * Gives people private data that is easy to recognise in any answer: address, personal details, national id,
 * phone number. Who may see which comes from the contract's sentences, not from the code.
 */
import type { Reply } from '../support/service.ts';
import type { Person, World } from '../support/world.ts';
import type { Credential } from './credentials.ts';
import { put } from './records.ts';
import type { Place, Row } from './row.ts';

/** Texts that occur nowhere else in the database. */
const marksOf = ({ id }: { id: string }) => {
  const mark = id.slice(-10);
  return { private: `kept-${mark}`, nationalId: `ZQ${mark}`, phone: `+49 555 ${mark}` };
};

/** Gives people an address, personal details and a phone number that contain their marks. */
export async function plantPrivate(at: Place): Promise<void> {
  for (const person of [at.employee, at.stranger]) {
    const marks = marksOf(person);
    const user_id = person.id;
    await put(at, 'addresses', {
      user_id,
      line1: marks.private,
      postal_code: marks.private.slice(-8),
      city: marks.private,
      country: 'DE',
    });
    await put(at, 'personal_details', {
      user_id,
      birth_date: '1990-01-01',
      national_id_sealed: at.service.app.services.personalSecrets.seal(marks.nationalId),
      emergency_contacts: JSON.stringify([
        { name: marks.private, relation: 'Sister', phone: marks.private.slice(-8) },
      ]),
    });
    await put(at, 'user_details', { user_id, phone: marks.phone });
  }
}

/** The private data in a reply that this caller may not see; null if there is none. */
export function privateLeakOf(
  { known, credential }: { known: Row; credential: Credential },
  { text }: Reply,
  at: World,
): string | null {
  const { kind, person, role } = credential;
  const isKey = kind === 'personal' || kind === 'service';
  const everybody = kind === 'service' || role === 'admin';
  const above = (one: Person) => person?.id === (one === at.employee ? at.manager : at.otherManager).id;
  for (const one of [at.employee, at.stranger]) {
    const marks = marksOf(one);
    const own = person?.id === one.id;
    if (text.includes(marks.private) && !(known.shows === 'private' && (own || everybody)))
      return `shows ${credential.name} what is private of ${one.name}`;
    if (text.includes(marks.nationalId) && (isKey || !(known.shows === 'private' && (own || everybody))))
      return `shows ${credential.name} the whole national id of ${one.name}`;
    if (text.includes(marks.phone) && !own && !everybody && !above(one))
      return `shows ${credential.name} the phone number of ${one.name}`;
  }
  return null;
}

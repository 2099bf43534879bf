/**
 * What is private of a person, planted so that any answer that shows it can be seen: address, personal details, the whole
 * national id, the phone number. Who may see which is written from the sentences of issue and contract, not from the code.
 */
import type { Reply } from '../support/service.ts';
import type { Person, World } from '../support/world.ts';
import type { Credential } from './credentials.ts';
import { put } from './records.ts';
import type { Place, Row } from './row.ts';

/** Texts that stand nowhere else. */
const marksOf = ({ id }: { id: string }) => {
  const mark = id.slice(-10);
  return { private: `kept-${mark}`, nationalId: `ZQ${mark}`, phone: `+49 555 ${mark}` };
};

/** Gives people an address, personal details and a phone number with their marks in them. */
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

/** What a reply shows that this caller may not see; null where there is nothing. */
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

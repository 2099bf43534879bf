import type { PersonInput } from '../../generated/types.ts';
import { checkOf } from '../../openapi/schemas.ts';

/** An admin with the values from the command line. */
export interface NamedAdmin {
  email: string;
  first_name: string;
  last_name: string;
}

const check = checkOf<PersonInput>('PersonInput');

/**
 * The person of `--email` and `--name`: the last word is the last name.
 * @throws Error for values that the contract refuses
 */
export function adminOf(email: string, name: string): NamedAdmin {
  const words = name.trim().split(/\s+/);
  const last_name = words.pop() ?? '';
  const first_name = words.join(' ');
  if (first_name === '') throw new Error(`${name} is not a full name: give a first and a last name.`);
  const person = { email: email.trim(), first_name, last_name };
  const checked = check({ ...person, start_date: '2000-01-01' });
  if ('errors' in checked)
    throw new Error(
      Object.entries(checked.errors)
        .map(([field, texts]) => `${field}: ${texts.join(' ')}`)
        .join('; '),
    );
  return person;
}

/** The credentials that the first start prints. Passwords are new each time. */
import { randomBytes } from 'node:crypto';
import type { DemoKey } from './keys.ts';
import type { DemoPerson } from './people.ts';

/** A workspace in the form of `.data/first-run.json`. */
export interface DemoWorkspace {
  slug: string;
  host: string;
  /** An admin, a manager and an employee, in this order, all without a second factor. */
  users: { email: string; password: string; role: string }[];
  /** Live keys, the employee's personal key first. */
  keys: { kind: 'personal' | 'service'; scopes: string[]; owner: string | null; key: string }[];
}

export type HashPassword = (password: string) => Promise<string>;

/** 20 characters without look-alikes: about 99 bits. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  // 31 letters: bytes from 248 on would make the first letters more likely
  const drawn = Array.from({ length: 20 }, () => {
    let byte = 255;
    while (byte >= 248) byte = randomBytes(1)[0]!;
    return letters[byte % letters.length]!;
  }).join('');
  return drawn.replace(/(.{5})(?=.)/g, '$1-');
}

export interface DrawnPasswords {
  /** Null for people who have not set a password. */
  hashOf(person: DemoPerson): string | null;
  users: DemoWorkspace['users'];
}

/** Creates passwords for these people; all others share the hash of a password that nobody knows. */
export async function drawPasswords(
  people: readonly DemoPerson[],
  hash: HashPassword,
): Promise<DrawnPasswords> {
  const drawn = people.map((person) => ({ person, password: newPassword() }));
  const [unknown, ...hashes] = await Promise.all([
    hash(newPassword()),
    ...drawn.map(({ password }) => hash(password)),
  ]);
  const known = new Map(drawn.map(({ person }, index) => [person.id, hashes[index]!]));
  return {
    users: drawn.map(({ person, password }) => ({ email: person.email, password, role: person.role })),
    hashOf: (person) => (person.status === 'invited' ? null : (known.get(person.id) ?? unknown!)),
  };
}

export function handedOut(
  slug: string,
  users: DemoWorkspace['users'],
  keys: readonly DemoKey[],
): DemoWorkspace {
  return {
    slug,
    host: `${slug}.localhost`,
    users,
    keys: keys
      .filter((key) => key.state === 'live')
      .map((key) => ({
        kind: key.owner ? 'personal' : 'service',
        scopes: [...key.scopes],
        owner: key.owner?.email ?? null,
        key: key.secret,
      })),
  };
}

import { createContext } from 'react';
import type { Refusal } from '../../api/refusal.ts';

/** Messages of a form's fields by name; those of its last try. */
export const FieldErrors = createContext<Readonly<Record<string, string[]>>>({});

/** The messages that no field of the form shows. */
export function otherMessages(refusal: Refusal, shown: ReadonlySet<string>): string[] {
  const rest = Object.entries(refusal.errors).filter(([name]) => !shown.has(name));
  return rest.flatMap(([name, texts]) =>
    name === 'non_field_errors' ? texts : texts.map((text) => `${name}: ${text}`),
  );
}

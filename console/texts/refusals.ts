import { catalogue } from './catalogue.ts';

/** What a refusal says, by its code: a sentence, or what makes one of the refusal's details. */
export type Said = string | ((data: Readonly<Record<string, unknown>>) => string);

/** What the service refuses, in words. The service writes them in English; other languages have their own. */
export const refusals = catalogue('refusals', {
  codes: {} as Readonly<Record<string, Said>>,
  /** The message of a field. */
  field: (text: string) => text,
});

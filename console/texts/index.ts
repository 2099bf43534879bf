import { en, type Texts } from './en.ts';

/** The texts in the reader's language. English until there are more. */
export const t: Texts = en;

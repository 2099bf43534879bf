import { t } from '../texts/index.ts';

/** A word of the contract, such as a state, as the reader's language has it. */
export const wordOf = (value: string): string => t.words[value] ?? value;

/** Words of the contract as the choices of a select. */
export const wordChoices = (values: readonly string[]): { value: string; label: string }[] =>
  values.map((value) => ({ value, label: wordOf(value) }));

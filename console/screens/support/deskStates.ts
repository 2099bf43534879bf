import { support as s } from '../../texts/support.ts';

/** The states of questions for those who answer: what waits for the person does not wait for them. */
export const deskStates = (): Readonly<Record<string, string>> => ({ ...s.states, pending: s.waitsForAsker });

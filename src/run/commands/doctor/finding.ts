/** What a check of `doctor` has found out. */
export interface Finding {
  /** What it is about, in a word. */
  about: string;
  /** `note`: nothing is wrong, but an operator should know. */
  state: 'ok' | 'note' | 'wrong';
  /** A sentence; where something is wrong, one more that says what helps. */
  text: string;
}

const finding =
  (state: Finding['state']) =>
  (about: string, text: string): Finding => ({ about, state, text });

export const ok = finding('ok');
export const note = finding('note');
export const wrong = finding('wrong');

/** What a check finds; where it fails itself, that is what is wrong: one fault must not hide the others. */
export async function found(about: string, check: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [wrong(about, `It could not be looked at: ${reasonOf(error)}.`)];
  }
}

/** The reason of an error in a line, without an address or a secret that only a stack would show. */
export const reasonOf = (error: unknown): string => {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] };
  // several addresses of one name
  if (!message && errors?.length) return reasonOf(errors[0]);
  return (message || code || 'no reason given').replace(/\s+/g, ' ').replace(/\.$/, '');
};

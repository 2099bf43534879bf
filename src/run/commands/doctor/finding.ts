/** The result of a check of `doctor`. */
export interface Finding {
  /** The subject, in a word or two. */
  about: string;
  /** `note`: nothing is wrong, but an operator should know. */
  state: 'ok' | 'note' | 'wrong';
  /** A sentence; if something is wrong, also a second one with the remedy. */
  text: string;
}

const finding =
  (state: Finding['state']) =>
  (about: string, text: string): Finding => ({ about, state, text });

export const ok = finding('ok');
export const note = finding('note');
export const wrong = finding('wrong');

/** The findings of a check. One that throws is reported as wrong and does not hide the others. */
export async function found(about: string, check: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [wrong(about, `It could not be checked: ${reasonOf(error)}.`)];
  }
}

/** The reason of an error on one line, without the stack. */
export const reasonOf = (error: unknown): string => {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] };
  // one error for each address of a name
  if (!message && errors?.length) return reasonOf(errors[0]);
  return (message || code || 'no reason given').replace(/\s+/g, ' ').replace(/\.$/, '');
};

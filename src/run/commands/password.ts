import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text as readAll } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** Options for a password. It is never an argument, because everybody on the machine could read that. */
export const PASSWORD_OPTIONS = {
  'ask-password': { does: 'asks for the password at the terminal, or reads it from standard input' },
  'password-file': { value: 'FILE', does: 'a file that contains the password' },
} as const;

/** Limits of the contract. */
const [SHORTEST, LONGEST] = [12, 128];

/**
 * The given password; null if none is given.
 * @throws Error if it is too short or too long, or if the two typed passwords differ
 */
export async function readPassword(values: {
  'ask-password': boolean;
  'password-file': string | undefined;
}): Promise<string | null> {
  const { 'ask-password': asked, 'password-file': file } = values;
  if (!asked && file === undefined) return null;
  if (asked && file !== undefined) throw new Error('Use --ask-password or --password-file, not both.');
  const password = file !== undefined ? firstLine(readFileSync(file, 'utf8')) : await fromTerminalOrInput();
  if (password.length < SHORTEST || password.length > LONGEST)
    throw new Error(`A password has ${SHORTEST} to ${LONGEST} characters.`);
  return password;
}

const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0]!;

async function fromTerminalOrInput(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine(await readAll(process.stdin));
  const password = await askHidden('Password: ');
  if ((await askHidden('Once more: ')) !== password) throw new Error('The two passwords differ.');
  return password;
}

/** Asks without showing the typed text. */
async function askHidden(question: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: true, historySize: 0 });
  process.stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('SIGINT', () => reject(new Error('Nothing was changed.')));
      lines.once('close', () => reject(new Error('Nothing was changed.')));
      lines.question('', resolve);
    });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text as readAll } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** How a command is given a password. Never as an argument: everybody on the machine could read it. */
export const PASSWORD_OPTIONS = {
  'ask-password': { does: 'asks for the password at the terminal, or reads it from standard input' },
  'password-file': { value: 'FILE', does: 'the file that has the password' },
} as const;

/** As the contract has it. */
const [SHORTEST, LONGEST] = [12, 128];

/**
 * The password that is given; null where none is.
 * @throws Error for one that is too short or too long, and for two that differ.
 */
export async function readPassword(values: {
  'ask-password': boolean;
  'password-file': string | undefined;
}): Promise<string | null> {
  const { 'ask-password': asked, 'password-file': file } = values;
  if (!asked && file === undefined) return null;
  if (asked && file !== undefined) throw new Error('Say --ask-password or --password-file, not both.');
  const password = file !== undefined ? firstLine(readFileSync(file, 'utf8')) : await fromTerminalOrInput();
  if (password.length < SHORTEST || password.length > LONGEST)
    throw new Error(`A password has ${SHORTEST} to ${LONGEST} characters.`);
  return password;
}

const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0]!;

async function fromTerminalOrInput(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine(await readAll(process.stdin));
  const password = await askHidden('Password: ');
  if ((await askHidden('Once more: ')) !== password) throw new Error('The two are not the same.');
  return password;
}

/** Asks without showing what is typed. */
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

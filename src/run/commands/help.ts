import { VERSION } from '../../lib/version.ts';
import { COMMANDS } from './index.ts';

/** The text of `--help` without a command, and of `start --help`. */
export function helpOfAll(): string {
  const names = Object.keys(COMMANDS);
  const width = Math.max(...names.map((name) => name.length));
  return `Workforce API ${VERSION}

  npm start                               starts everything
  npm start -- --help                     this
  npm run --silent command -- COMMAND     one of these; after npm run build, node dist/src/main.js COMMAND:

${names.map((name) => `    ${name.padEnd(width)}  ${COMMANDS[name]!.does}`).join('\n')}

  COMMAND --help lists its options. docs/commands.md says when to use which.

Settings are environment variables, all of them optional in development: docs/configuration.md. To run a
second copy, set another PORT and DATA_DIR.
`;
}

export async function helpOf(name: string): Promise<string> {
  const { does, load } = COMMANDS[name]!;
  const { help } = await load();
  return [`${name} ${help.usage}`.trim(), `${does.charAt(0).toUpperCase()}${does.slice(1)}.`, help.text]
    .filter(Boolean)
    .join('\n\n');
}

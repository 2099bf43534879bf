import { format, resolveConfig } from 'prettier';
import { settingsList } from '../src/run/config/index.ts';

export const CONFIGURATION = 'docs/configuration.md';

const HEAD = `# Configuration

<!-- Generated from src/run/config/variables.ts by \`npm run codegen\`. Do not edit. -->

Settings are environment variables. All of them are optional in development. A secret can also be read from a
file: set the variable's name with \`_FILE\` to a path. A value that does not fit is refused at the start, with the
name of the variable and the form it must have.
`;

/** The documentation page of all settings, generated from their schema. */
export const configurationPage = async (): Promise<string> =>
  format(`${HEAD}\n${settingsList()}`, {
    ...(await resolveConfig(CONFIGURATION)),
    filepath: CONFIGURATION,
  });

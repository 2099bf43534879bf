import { format, resolveConfig } from 'prettier';
import { settingsList } from '../src/config/index.ts';

const BEGIN = '<!-- configuration: npm run codegen -->\n';
const END = '<!-- end of configuration -->';

/** The README with the list of configuration variables, made from their schema; its lines are broken as those of the rest. */
export async function readmeWithSettings(readme: string): Promise<string> {
  const [before, rest = ''] = readme.split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  const filepath = 'README.md';
  return format(`${before}${BEGIN}\n${settingsList()}\n${after}`, {
    ...(await resolveConfig(filepath)),
    filepath,
  });
}

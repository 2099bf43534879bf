import { configTable } from '../src/config/index.ts';

const BEGIN = '<!-- configuration table: npm run codegen -->\n';
const END = '<!-- end of configuration table -->';

/** The README with the table of configuration variables, made from their schema. */
export function readmeWithTable(readme: string): string {
  const [before, rest = ''] = readme.split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  return `${before}${BEGIN}\n${configTable().trim()}\n\n${after}`;
}

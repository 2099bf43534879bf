import { entries } from './variables.ts';

/** All variables as a Markdown list, for docs/configuration.md. */
export function settingsList(): string {
  return entries
    .map(([name, variable]) => {
      const names = variable['x-secret'] ? `${code(name)} or ${code(`${name}_FILE`)}` : code(name);
      const literal = String(variable.default ?? '');
      const byDefault = literal === '' ? variable['x-default'] : code(literal);
      const facts = [byDefault && `default ${byDefault}`, variable['x-unit']].filter(Boolean).join('; ');
      const production = variable['x-production']
        ? ` **${capital(variable['x-production'])} in production.**`
        : '';
      const form = `${capital(variable['x-form'])}.`;
      return `- ${names}${facts && ` (${facts})`}: ${variable.description} ${form}${production}\n`;
    })
    .join('');
}

const code = (text: string): string => `\`${text}\``;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

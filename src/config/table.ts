import { entries } from './variables.ts';

const header = ['Variable', 'Default', 'Unit', 'Meaning'] as const;

/**
 * All variables as a Markdown table, generated from the schema, its columns padded as prettier does. The README
 * contains it, and a test compares the two. Ends with a line end.
 */
export function configTable(): string {
  const rows = entries.map(([name, variable]) => {
    const names = variable['x-secret'] ? `${code(name)}, ${code(`${name}_FILE`)}` : code(name);
    const literal = String(variable.default ?? '');
    const byDefault = literal === '' ? (variable['x-default'] ?? '') : code(literal);
    const production = variable['x-production']
      ? ` **${capital(variable['x-production'])} in production.**`
      : '';
    const meaning = `${variable.description} ${capital(variable['x-form'])}.${production}`;
    return [names, byDefault, variable['x-unit'] ?? '', meaning].map(escape);
  });
  const widths = header.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(header), line(rule), ...rows.map(line), ''].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function escape(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/-\*/g, '-\\*');
}

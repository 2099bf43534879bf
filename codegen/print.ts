/** Down to this depth, objects have one member per line, so that a new member changes no other line. */
const ALWAYS_OPEN = 4;
const WIDTH = 120;

/** Writes JSON that people can read and git can merge: a value that fits into one line is written in one. */
export function print(value: unknown, depth = 0): string {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null) return line;
  const members = Array.isArray(value)
    ? value.map((one) => print(one, depth + 1))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${print(one, depth + 1)}`);
  if (members.length === 0) return line;
  if (depth + line.length <= WIDTH && (Array.isArray(value) || depth >= ALWAYS_OPEN)) return line;
  const [opening, closing] = Array.isArray(value) ? '[]' : '{}';
  const indent = `\n${' '.repeat(depth)}`;
  return `${opening}${members.map((member) => `${indent} ${member}`).join(',')}${indent}${closing}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${oneLine(one)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

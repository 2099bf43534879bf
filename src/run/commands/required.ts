/** The value of a setting that a command needs. */
export function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

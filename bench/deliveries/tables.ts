/** Formats the figures of the delivery benchmarks. */

export const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
export const cpu = (value: number | null): string => (value === null ? '–' : value.toFixed(1));

/** A Markdown table, followed by an empty line. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

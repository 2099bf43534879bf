import { cpus, totalmem } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, type Window } from './harness.ts';
import type { Variant } from './variants.ts';

const page = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
const marks = {
  calls: ['<!-- figures: npm run bench -->\n', '<!-- end of figures -->'],
  scale: ['<!-- scale: npm run bench -- scale -->\n', '<!-- end of scale -->'],
  growth: ['<!-- growth: npm run bench -- scale --only=growth -->\n', '<!-- end of growth -->'],
  company: ['<!-- company: npm run bench -- scale --only=company -->\n', '<!-- end of company -->'],
  postgres: ['<!-- postgres: npm run bench -- postgres -->\n', '<!-- end of postgres -->'],
  writes: ['<!-- writes: npm run bench -- writes -->\n', '<!-- end of writes -->'],
  chain: ['<!-- chain: npm run bench -- chain -->\n', '<!-- end of chain -->'],
  deliveries: ['<!-- deliveries: npm run bench -- deliveries -->\n', '<!-- end of deliveries -->'],
  failing: ['<!-- failing: npm run bench -- failing -->\n', '<!-- end of failing -->'],
  endpoints: ['<!-- endpoints: npm run bench -- endpoints -->\n', '<!-- end of endpoints -->'],
} as const;

/** One row per variant, with ratios to its limit by CPU per request and by requests a second. */
export function figures(variants: Variant[], windows: Map<string, Window[]>): string {
  const of = (name: string, pick: (window: Window) => number) => median(windows.get(name)!.map(pick));
  const rows = variants.map(({ name, what, limit }) => {
    const [rate, cpu] = [of(name, (one) => one.rate), of(name, (one) => one.cpu)];
    const ratio = limit
      ? `${(of(limit, (one) => one.cpu) / cpu).toFixed(2)} | ${(rate / of(limit, (one) => one.rate)).toFixed(2)}`
      : '– | –';
    return `| ${name} | ${what} | ${Math.round(rate)} | ${cpu.toFixed(0)} | ${ratio} | ${of(name, (one) => one.p50).toFixed(0)} / ${of(name, (one) => one.p99).toFixed(0)} |`;
  });
  return [
    `Machine: ${machine()}. Medians of ${windows.values().next().value!.length} windows by turns.`,
    '',
    '| Variant | What | Requests/s | CPU µs/request | of its limit, per CPU | of its limit, per second | p50 / p99 ms |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Where and when it was measured. */
export const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;

/** Writes a benchmark's figures into docs/benchmarks.md, between its two marks. */
export function publish(bench: keyof typeof marks, text: string): void {
  const [begin, end] = marks[bench];
  const document = readFileSync(page, 'utf8');
  const [before, rest] = document.split(begin);
  if (rest === undefined) throw new Error(`docs/benchmarks.md has no ${begin}`);
  writeFileSync(page, `${before}${begin}\n${text.trimEnd()}\n\n${rest.slice(rest.indexOf(end))}`);
}

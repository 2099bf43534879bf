/**
 * The guides for integrators: chapters of both references, one Markdown file each, sorted by file name. The
 * first line is the chapter's title.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from './print.ts';

const folder = fileURLToPath(new URL('../openapi/guides/', import.meta.url));

/**
 * `guides.json`: the chapters as arrays of lines, so that branches merge. `written` has the chapters that
 * codegen generates, by file name.
 */
export function guidesSource(written: Record<string, string>): string {
  const chapters = [...new Set([...readdirSync(folder), ...Object.keys(written)])]
    .sort()
    .map((file) => chapter(written[file] ?? readFileSync(folder + file, 'utf8')));
  return `${print(chapters)}\n`;
}

function chapter(markdown: string): { title: string; lines: string[] } {
  // removes a leading comment, which is for editors of the file
  const [heading, ...rest] = markdown.replace(/^<!--[^]*?-->\s*/, '').split('\n');
  return { title: heading!.replace(/^# /, ''), lines: rest.join('\n').trim().split('\n') };
}

/**
 * The guides that integrators read: the chapters of both references, a Markdown file each, in the order of their names. The first
 * line is the chapter's title.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from './print.ts';

const folder = fileURLToPath(new URL('../openapi/guides/', import.meta.url));

/**
 * `guides.json`: the chapters, line by line, so that branches merge; `written` has those that codegen writes itself, by the
 * names of their files.
 */
export function guidesSource(written: Record<string, string>): string {
  const chapters = [...new Set([...readdirSync(folder), ...Object.keys(written)])]
    .sort()
    .map((file) => chapter(written[file] ?? readFileSync(folder + file, 'utf8')));
  return `${print(chapters)}\n`;
}

function chapter(markdown: string): { title: string; lines: string[] } {
  // a comment at the head is for those who edit the file
  const [heading, ...rest] = markdown.replace(/^<!--[^]*?-->\s*/, '').split('\n');
  return { title: heading!.replace(/^# /, ''), lines: rest.join('\n').trim().split('\n') };
}

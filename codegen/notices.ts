/** The kinds of notifications from `openapi/notices/`, by area, with their meaning and default delivery. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { inSections } from './sections.ts';

const folder = fileURLToPath(new URL('../openapi/notices/', import.meta.url));

interface Notice {
  area: string;
  kind: string;
  meaning: string;
  email: boolean;
  always?: true;
}

type Entry = Omit<Notice, 'area' | 'kind'>;

const catalogue: Notice[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    Object.entries(parse(readFileSync(folder + name, 'utf8')) as Record<string, Entry>).map(
      ([kind, entry]) => ({ area: name.slice(0, -'.yaml'.length), kind, ...entry }),
    ),
  );

/** `notices.ts`: every kind of notification. */
export function noticesSource(areas: string[]): string {
  return `/** A kind of notification, as \`openapi/notices/\` has it. */
export interface NoticeKindRow {
  /** What it tells its person, as a sentence. */
  meaning: string;
  /** It is mailed unless the person does not want it. */
  email: boolean;
  /** About access to the account, so it cannot be turned off. */
  always: boolean;
}

/** Every kind of notification by its name. */
export const noticeKinds: Readonly<Record<string, NoticeKindRow>> = {
${inSections(
  areas,
  catalogue,
  ({ kind, meaning, email, always = false }) =>
    `  '${kind}': { meaning: ${JSON.stringify(meaning)}, email: ${email}, always: ${always} },`,
)}
};
`;
}

/** The kinds of notifications from `openapi/notices/`, by area, with their meaning and default delivery. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { Remedy } from './remedy.ts';
import { inSections } from './sections.ts';

const folder = fileURLToPath(new URL('../openapi/notices/', import.meta.url));

interface Notice {
  area: string;
  kind: string;
  meaning: string;
  email: boolean;
  always?: true;
  url: string;
}

type Entry = Omit<Notice, 'area' | 'kind'>;

const catalogue: Notice[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    Object.entries(parse(readFileSync(folder + name, 'utf8')) as Record<string, Entry>).map(
      ([kind, entry]) => ({ area: name.slice(0, -'.yaml'.length), kind, ...entry }),
    ),
  );

/** A kind without a place would be a notice that leads nowhere. */
function addressed(kind: string, url: string | undefined): string {
  if (url === undefined)
    throw new Remedy(`openapi/notices: ${kind} needs a url in the console, such as /time-off/{id}`);
  return url;
}

/** `notices.ts`: every kind of notification. */
export function noticesSource(areas: string[]): string {
  return `/** A kind of notification, as \`openapi/notices/\` has it. */
export interface NoticeKindRow {
  /** What it tells its person, as a sentence. */
  meaning: string;
  /** It is mailed unless the person does not want it. */
  email: boolean;
  /** Where the console shows it; \`{id}\` is the id of its record. */
  url: string;
  /** About access to the account, so it cannot be turned off. */
  always: boolean;
}

/** Every kind of notification by its name. */
export const noticeKinds: Readonly<Record<string, NoticeKindRow>> = {
${inSections(
  areas,
  catalogue,
  ({ kind, meaning, email, url, always = false }) =>
    `  '${kind}': { meaning: ${JSON.stringify(meaning)}, email: ${email}, url: ${JSON.stringify(addressed(kind, url))}, always: ${always} },`,
)}
};
`;
}

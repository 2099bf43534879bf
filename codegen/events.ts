import { areaOf, eventsOf, referredName, resolve, type Document } from './document.ts';
import { inSections } from './sections.ts';

interface EventRow {
  kind: string;
  area: string;
  /** Name of the schema of `data`. */
  schema: string;
}

function eventRows(document: Document): EventRow[] {
  return eventsOf(document).map(({ kind, event }) => {
    const body = event.requestBody.content['application/json'].schema as Document;
    const { data } = resolve(document, body).properties as Document;
    return { kind, area: areaOf(event), schema: referredName(data.$ref) };
  });
}

/** `events.ts`: the event kinds and the type of their data. */
export function eventsSource(document: Document, areas: string[]): string {
  const rows = eventRows(document);
  return `import type * as types from './types.ts';

/** Every event kind with the schema of its data. */
export const eventKinds = {
${inSections(areas, rows, ({ kind, schema }) => `  '${kind}': { schema: '${schema}' },`)}
} as const;

export type EventKind = keyof typeof eventKinds;

export interface EventData {
${inSections(areas, rows, ({ kind, schema }) => `  '${kind}': types.${schema};`)}
}
`;
}

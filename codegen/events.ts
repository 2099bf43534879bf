import { areaOf, eventsOf, referredName, resolve, type Document } from './document.ts';
import { Remedy } from './remedy.ts';
import { inSections } from './sections.ts';

interface EventRow {
  kind: string;
  area: string;
  /** The group of related event kinds. */
  group: string;
  /** The name of the schema for `data`. */
  schema: string;
}

function eventRows(document: Document): EventRow[] {
  return eventsOf(document).map(({ kind, event }) => {
    const body = event.requestBody.content['application/json'].schema as Document;
    const { data } = resolve(document, body).properties as Document;
    const group = event['x-group'] as string | undefined;
    if (!group) throw new Remedy(`openapi/events/${kind}.yaml: say by x-group which kinds it belongs to`);
    return { kind, area: areaOf(event), group, schema: referredName(data.$ref) };
  });
}

/** `events.ts`: the event kinds and the type of their data. */
export function eventsSource(document: Document, areas: string[]): string {
  const rows = eventRows(document);
  return `import type * as types from './types.ts';

/** Every event kind with the schema of its data, and what kinds it belongs to. */
export const eventKinds = {
${inSections(areas, rows, ({ kind, schema, group }) => `  '${kind}': { schema: '${schema}', group: ${JSON.stringify(group)} },`)}
} as const;

export type EventKind = keyof typeof eventKinds;

export interface EventData {
${inSections(areas, rows, ({ kind, schema }) => `  '${kind}': types.${schema};`)}
}
`;
}

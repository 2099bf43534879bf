import { resolve } from './operations.ts';
import type { Document } from './bundle.ts';

interface EventRow {
  kind: string;
  /** What the kind belongs to: the "meaning group" of service.md. */
  group: string;
  /** Name of the schema of \`data\`. */
  schema: string;
}

function eventRows(document: Document): EventRow[] {
  return Object.entries<Document>(document.webhooks).map(([kind, item]) => {
    const body = item.post.requestBody.content['application/json'].schema as Document;
    const data = resolve(document, body).properties.data as Document;
    return {
      kind,
      group: item.post.tags?.[0] ?? 'webhook',
      schema: (data.$ref as string).split('/').at(-1)!,
    };
  });
}

/** `events.ts`: the event kinds, their groups and the type of their data. */
export function eventsSource(document: Document): string {
  const rows = eventRows(document);
  const schemas = [...new Set(rows.map((row) => row.schema))].sort();
  return `import type { ${schemas.join(', ')} } from './types.ts';

/** Every event kind with its group and the schema of its data. */
export const eventKinds = {
${rows.map((row) => `  '${row.kind}': { group: '${row.group}', schema: '${row.schema}' },`).join('\n')}
} as const;

export type EventKind = keyof typeof eventKinds;

export interface EventData {
${rows.map((row) => `  '${row.kind}': ${row.schema};`).join('\n')}
}
`;
}

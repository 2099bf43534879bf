import { operationsIn, type OpenApiDocument, type Operation } from './document.ts';

/** A document whose description ends with a table of the scopes: what each grants is what the calls say. */
export function withCallsByScope(document: OpenApiDocument): OpenApiDocument {
  const { info } = document;
  return { ...document, info: { ...info, description: `${info.description}\n${callsByScope(document)}\n` } };
}

function callsByScope(document: OpenApiDocument): string {
  const rows = new Map<string, string[]>();
  for (const { method, path, operation } of operationsIn(document)) {
    const scope = scopeOf(operation);
    if (scope === null) continue;
    rows.set(scope, [...(rows.get(scope) ?? []), `\`${method} ${path.replace('/api/v1', '')}\``]);
  }
  const lines = [...rows]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([scope, calls]) => `| ${scope} | ${calls.join('<br>')} |`);
  return ['## Calls by scope', '', '| Scope | Calls under `/api/v1` |', '|---|---|', ...lines].join('\n');
}

/** What a key must carry for a call; null where it is refused, or where nobody needs a credential. */
function scopeOf({ security = [] }: Operation): string | null {
  const key = security.find((entry) => 'apiKey' in entry)?.['apiKey'];
  if (!key || security.some((entry) => Object.keys(entry).length === 0)) return null;
  return key[0] ? `\`${key[0]}\`` : 'any key';
}

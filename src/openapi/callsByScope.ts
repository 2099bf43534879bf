import { operationsIn, type OpenApiDocument, type Operation } from './document.ts';

/** Appends a table of the calls by scope to the document's description. */
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

/** The scope that a key needs for a call; null if keys are refused or no credential is needed. */
function scopeOf({ security = [] }: Operation): string | null {
  const key = security.find((entry) => 'apiKey' in entry)?.['apiKey'];
  if (!key || security.some((entry) => Object.keys(entry).length === 0)) return null;
  return key[0] ? `\`${key[0]}\`` : 'any key';
}

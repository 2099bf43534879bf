import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { referredName, type Document } from '../document.ts';
import { operationsOf } from '../redocly/complete-operations.js';
import { Remedy } from '../remedy.ts';

const file = new URL('../../openapi/members.yaml', import.meta.url);
const words = parse(readFileSync(file, 'utf8')) as Record<string, string>;

/**
 * Adds missing descriptions: of a member or parameter by its name (`openapi/members.yaml`), of a body by its
 * call. Throws for a member without a description, and for an entry of members.yaml that is not used.
 */
export function describeMembers(document: Document): void {
  const { schemas } = document.components;
  const used = new Set<string>();
  const walk = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, member] of Object.entries<Document>((node as Document).properties ?? {})) {
      if (member.description !== undefined || member.$ref) continue;
      if (!words[name]) throw new Remedy(`${at}: say what ${name} is, there or in openapi/members.yaml`);
      member.description = words[name];
      used.add(name);
    }
    for (const [name, one] of Object.entries(node)) if (!SHOWN.includes(name)) walk(one, at);
  };
  for (const { operation } of operationsOf(document)) {
    for (const parameter of (operation.parameters ?? []) as Document[]) {
      if (parameter.description !== undefined || parameter.$ref) continue;
      if (!words[parameter.name]) throw new Remedy(`${operation.operationId}: say what ${parameter.name} is`);
      parameter.description = words[parameter.name];
      used.add(parameter.name);
    }
    for (const { schema } of Object.values<Document>(operation.requestBody?.content ?? {})) {
      if (schema.$ref)
        schemas[referredName(schema.$ref)].description ??= `What \`${operation.operationId}\` takes.`;
      walk(schema, operation.operationId);
    }
  }
  for (const [name, schema] of Object.entries<Document>(schemas)) {
    if (!schema.description) throw new Remedy(`the schema ${name} has no description`);
    walk(schema, name);
  }
  const idle = Object.keys(words).filter((name) => !used.has(name));
  if (idle.length > 0) throw new Remedy(`openapi/members.yaml: no member needs ${idle.join(', ')}`);
}

/** Keywords that contain values, not schemas. */
const SHOWN = ['example', 'examples', 'enum', 'const'];

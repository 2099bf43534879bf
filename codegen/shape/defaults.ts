import { referredName, type Document } from '../document.ts';
import { operationsOf } from '../redocly/complete-operations.js';

/**
 * Moves defaults of request members into descriptions, because generators treat a member with a `default` as
 * always present and make it required in request types.
 */
export function defaultsInWords(document: Document): void {
  const { schemas } = document.components;
  const seen = new Set<unknown>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $ref, properties } = node as Document;
    if (typeof $ref === 'string') walk(schemas[referredName($ref)]);
    for (const member of Object.values<Document>(properties ?? {})) {
      if (member.default === undefined) continue;
      const words = `\`${JSON.stringify(member.default)}\` unless given.`;
      member.description = [member.description, words].filter(Boolean).join(' ');
      delete member.default;
    }
    Object.values(node).forEach(walk);
  };
  for (const { operation } of operationsOf(document)) walk(operation.requestBody);
}

import { resolve, type Document } from './document.ts';
import { Remedy } from './remedy.ts';

/** Member names that suggest a secret. Their schemas must have `x-secret`, so that no secret is forgotten. */
const SOUNDS_SECRET =
  /^(secret|password|ticket|token|otpauth_uri|qr_svg|private_key|recovery_codes|.*_(secret|password|ticket|token))$/;

/**
 * Whether a success response has a member with `x-secret: true`: shown once and never stored (rule 58).
 * @throws Remedy if a member's name suggests a secret and its schema has no `x-secret`.
 */
export function showsSecret(document: Document, operation: Document): boolean {
  const seen = new Set<unknown>();
  const walk = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return false;
    seen.add(node);
    if ('$ref' in node) return walk(resolve(document, node));
    const members = Object.entries<Document>((node as Document)['properties'] ?? {});
    for (const [name, schema] of members) {
      if (SOUNDS_SECRET.test(name) && schema['x-secret'] === undefined)
        throw new Remedy(`${operation.operationId}: the member ${name} of its answer needs an x-secret`);
    }
    const marked = members.some(([, schema]) => schema['x-secret'] === true);
    // visits all members before it returns, because each name is checked
    return Object.values(node).map(walk).includes(true) || marked;
  };
  const successes = Object.entries<Document>(operation.responses).filter(([status]) =>
    status.startsWith('2'),
  );
  return successes.map(([, response]) => walk(resolve(document, response).content)).includes(true);
}

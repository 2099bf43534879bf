import { referredName, type Document } from '../document.ts';

/** Schemas have names with a capital letter; of a member that another file refers to, the bundle has the member's own name. */
const isMember = (name: string): boolean => /^[a-z]/.test(name);

/**
 * Writes members that a schema shares with another (`$ref: Person.yaml#/properties/id`) where they belong, because among
 * the components `id`, `name` and `version` would be types of generated clients.
 */
export function ownMembers(document: Document): void {
  const { schemas } = document.components;
  for (const schema of Object.values<Document>(schemas)) {
    for (const [name, { $ref }] of Object.entries<Document>(schema.properties ?? {})) {
      if (typeof $ref !== 'string' || !isMember(referredName($ref))) continue;
      schema.properties[name] = structuredClone(schemas[referredName($ref)]);
    }
  }
  document.components.schemas = Object.fromEntries(
    Object.entries(schemas).filter(([name]) => !isMember(name)),
  );
}

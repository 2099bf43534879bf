import { referredName, type Document } from '../document.ts';

/** Schema names start with a capital letter. Bundling names a referenced member after the member. */
const isMember = (name: string): boolean => /^[a-z]/.test(name);

/**
 * Copies a member that refers to another schema's member (`$ref: Person.yaml#/properties/id`) into its own
 * schema. Otherwise generated clients would have types called `id`, `name` and `version`.
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

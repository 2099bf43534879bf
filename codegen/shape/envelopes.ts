import { referredName, type Document } from '../document.ts';
import { operationsOf } from '../redocly/complete-operations.js';
import { Remedy } from '../remedy.ts';

const JSON_TYPE = 'application/json';

/**
 * Wraps every JSON success in its envelope, `{ status, message, data }` (service.md, "Response envelope"),
 * and names it, so that a generated client has one type for all calls with the same data.
 */
export function nameEnvelopes(document: Document): void {
  const { schemas } = document.components;
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries<Document>(operation.responses)) {
      const json = status.startsWith('2') ? response.content?.[JSON_TYPE] : undefined;
      if (!json) continue;
      const name = `${nameOf(json.schema, operation.operationId)}Response`;
      schemas[name] ??= envelope(json.schema, schemas);
      if (JSON.stringify(schemas[name].properties?.data) !== JSON.stringify(json.schema))
        throw new Remedy(`${operation.operationId}: there is a schema ${name} already`);
      json.schema = { $ref: `#/components/schemas/${name}` };
    }
  }
}

/**
 * The name of a response's data, from its shape alone: `TimeEntry`, `TimeEntryList` for a list,
 * `SignInTokensOrTwoFactorChallenge` for a oneOf.
 */
function nameOf(data: Document, operationId: string): string {
  if (typeof data.$ref === 'string') return referredName(data.$ref);
  if (data.type === 'array') return `${nameOf(data.items, operationId)}List`;
  if (data.oneOf) return (data.oneOf as Document[]).map((one) => nameOf(one, operationId)).join('Or');
  throw new Remedy(`${operationId}: the data of an answer needs a schema with a name`);
}

const envelope = (data: Document, schemas: Document): Document => ({
  type: 'object',
  description: describe(data, schemas),
  additionalProperties: false,
  required: ['status', 'message', 'data'],
  properties: {
    status: { type: 'integer', minimum: 200, maximum: 299, description: 'HTTP status of this response.' },
    message: { type: 'string', description: 'Short text.' },
    data,
  },
});

function describe(data: Document, schemas: Document): string {
  if (data.type === 'array') return 'The envelope of a list.';
  const own = data.$ref ? (schemas[referredName(data.$ref)].description as string | undefined) : undefined;
  return own ? `The envelope of this: ${own}` : 'The envelope of a success.';
}

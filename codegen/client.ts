import openapiTS, { astToString } from 'openapi-typescript';
import { assemble, operationsIn, type OpenApiDocument } from '../src/openapi/document.ts';
import { published, withEachEvent } from '../src/openapi/published.ts';
import { publicSubset } from '../src/openapi/publicSubset.ts';
import type { Document } from './document.ts';
import type { Parts } from './shape/areas.ts';

/** The document of the client: what keys can call. */
const publicDocument = (parts: Parts): OpenApiDocument =>
  withEachEvent(
    publicSubset(published(assemble(structuredClone(parts) as unknown as Parameters<typeof assemble>[0]))),
  );

/**
 * `schema.ts` of the TypeScript client: paths and schemas as openapi-typescript writes them for anybody. Left out is what its
 * types do not need: headers of answers, and every refusal but its envelope.
 */
export async function clientTypesSource(parts: Parts): Promise<string> {
  const { webhooks, ...document } = publicDocument(parts);
  for (const { operation } of operationsIn(document)) {
    const responses = operation['responses'] as Record<string, Document>;
    operation['responses'] = {
      ...Object.fromEntries(
        Object.entries(responses)
          .filter(([status]) => status < '400')
          .map(([status, { description, content }]) => [status, { description, content }]),
      ),
      default: { $ref: '#/components/responses/Refused' },
    };
  }
  const { schemas, parameters } = document.components;
  const nodes = await openapiTS(
    {
      ...document,
      components: { schemas, parameters, responses: { Refused: REFUSED } },
    } as never,
    { defaultNonNullable: false },
  );
  return astToString(nodes);
}

const REFUSED = {
  description: 'Refused: `data.code` says why.',
  content: {
    'application/json': {
      schema: {
        anyOf: ['ErrorEnvelope', 'ValidationEnvelope'].map((name) => ({
          $ref: `#/components/schemas/${name}`,
        })),
      },
    },
  },
};

/** `codes.ts`: every code that a call of the public document may be refused with. */
export function clientCodesSource(parts: Parts): string {
  const document = publicDocument(parts);
  const answers = [
    ...operationsIn(document).flatMap(({ operation }) => Object.values(operation['responses'] as Document)),
    ...Object.values(document.components['responses']!),
  ];
  const codes = [...new Set(answers.flatMap((one: Document) => (one['x-codes'] ?? []) as string[]))].sort();
  return `/** Why a call was refused. What each means and what to do about it: "Error codes" in the reference. */
export type ErrorCode =
${codes.map((code) => `  | '${code}'`).join('\n')};
`;
}

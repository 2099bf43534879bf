import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { assemble, operationsIn, type OpenApiDocument } from '../src/openapi/document.ts';
import { published } from '../src/openapi/published.ts';
import { publicSubset } from '../src/openapi/publicSubset.ts';
import { eventsOf, referredName, type Document } from './document.ts';
import type { Parts } from './shape/areas.ts';

/** All calls, as they are published. */
const wholeDocument = (parts: Parts): OpenApiDocument =>
  published(assemble(structuredClone(parts) as unknown as Parameters<typeof assemble>[0]));

/** The document that the client is generated from: the calls that an API key can make. */
const publicDocument = (parts: Parts): OpenApiDocument => publicSubset(wholeDocument(parts));

/** `schema.ts` of the TypeScript client. */
export const clientTypesSource = (parts: Parts): Promise<string> => callersTypes(publicDocument(parts));

/** `api.ts` of the console: the same for all calls. */
export const consoleTypesSource = (parts: Parts): Promise<string> => callersTypes(wholeDocument(parts));

/**
 * Paths and schemas as openapi-typescript generates them, without response headers and without any error
 * response except its envelope.
 */
async function callersTypes({ webhooks, ...document }: OpenApiDocument): Promise<string> {
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
    { defaultNonNullable: false, transform: openEnum },
  );
  return astToString(nodes);
}

/** The known values as hints, plus any other text: `'day' | 'hour' | (string & {})`. */
function openEnum(schema: Document): ts.TypeNode | undefined {
  const known = schema['x-extensible-enum'] as string[] | undefined;
  if (!known) return undefined;
  const { factory: f, SyntaxKind } = ts;
  const text = f.createKeywordTypeNode(SyntaxKind.StringKeyword);
  return f.createUnionTypeNode([
    ...known.map((value) => f.createLiteralTypeNode(f.createStringLiteral(value))),
    f.createParenthesizedType(f.createIntersectionTypeNode([text, f.createTypeLiteralNode([])])),
    ...([schema.type].flat().includes('null') ? [f.createLiteralTypeNode(f.createNull())] : []),
  ]);
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

/** `events.ts`: the events that this version knows, as one type. */
export function clientEventsSource(parts: Parts): string {
  const bodies = eventsOf(publicDocument(parts)).map(({ event }) =>
    referredName(event.requestBody.content['application/json'].schema.$ref as string),
  );
  return `import type { components } from './schema.ts';

/** The events of this version. \`event\` distinguishes them and their \`data\`. */
export type WorkforceEvent =
${bodies.map((name) => `  | components['schemas']['${name}']`).join('\n')};
`;
}

/** `codes.ts`: every error code that a call of the public document can return. */
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

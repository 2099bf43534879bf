/**
 * Texts for language models (llmstxt.org): `llms.txt` lists what there is and where; `llms-full.txt` contains
 * all of it in fewer words than the document.
 */
import { REMEDIES } from '../generated/errors.ts';
import { chaptersOf, resolved, type ClientCall, type Schema } from './calls.ts';
import { operationsIn, type OpenApiDocument } from './document.ts';
import { guides } from './guides.ts';

/** Links to what is served besides the document. */
const DOCUMENTS = [
  ['Everything as one text', '/llms-full.txt', 'guides, calls with parameters and bodies, schemas, errors'],
  ['OpenAPI document', '/api/schema/public/', 'OpenAPI 3.1, as JSON; as YAML with `?format=yaml`'],
  ['Interactive reference', '/api/docs/public/', 'the same for people, with a client'],
  ['Postman collection', '/api/postman/', 'a request for each call'],
  ['Model Context Protocol', '/mcp', 'the calls as tools, for assistants that have an API key'],
] as const;

export function llmsIndex(document: OpenApiDocument): string {
  const [opening] = document.info.description.split(/^#{1,2} /m);
  return [
    headOf(document),
    opening!.trim(),
    ['## Documents', '', ...DOCUMENTS.map(([name, at, what]) => `- [${name}](${at}): ${what}`)].join('\n'),
    ...chaptersOf(document).map(({ name, title, description, calls }) =>
      [
        `## ${title}`,
        '',
        description,
        '',
        ...calls.map(
          (call) =>
            `- [${call.method} ${call.path}](/api/docs/public/#tag/${name}/${call.method}${call.path}): ${call.summary}. ${firstLine(call.description)}`,
        ),
      ].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

export function llmsFull(document: OpenApiDocument): string {
  return [
    headOf(document),
    document.info.description.trim(),
    // `errorsText` lists the errors at the end
    ...guides
      .filter(({ title }) => title !== 'Error codes')
      .map(({ title, text }) => `## ${title}\n\n${text.replaceAll(/^## /gm, '### ')}`),
    ...chaptersOf(document).flatMap(({ title, description, calls }) => [
      `## ${title}\n\n${description}`,
      ...calls.map(callText),
    ]),
    eventsText(document),
    '## Schemas\n\nA member with `?` may be left out.',
    ...Object.entries(document.components.schemas as Record<string, Schema>).map(
      ([name, schema]) => `### ${name}\n\n${schemaText(schema)}`,
    ),
    errorsText(document),
  ]
    .join('\n\n')
    .concat('\n');
}

const headOf = ({ info }: OpenApiDocument): string =>
  `# ${info.title}\n\n> ${(info as { summary?: string }).summary ?? info.title}`;

const firstLine = (text: string): string => text.split('\n', 1)[0]!;

function callText({ id, method, path, summary, description, parameters, body, success }: ClientCall): string {
  const lines = parameters.map(
    (one) =>
      `- \`${one.name}\`${one.required ? '' : '?'} in ${one.in}, ${typeText(one.schema)}${tail(one.description)}`,
  );
  const answer = success.media ? `: ${mediaText(success.media)}` : '';
  return [
    `### ${summary}\n\n\`${method} ${path}\` (${id})`,
    description,
    ...(lines.length > 0 ? [`Parameters:\n${lines.join('\n')}`] : []),
    ...(body ? [`Body: ${mediaText(body)}`] : []),
    ...(body?.example === undefined ? [] : [`For example:\n\n    ${JSON.stringify(body.example)}`]),
    `Answers ${success.status}${answer}`,
  ].join('\n\n');
}

const mediaText = ({ type, schema }: { type: string; schema: Schema }): string =>
  type === 'application/json' ? typeText(schema) : `${type}, ${typeText(schema)}`;

function eventsText({ webhooks }: OpenApiDocument): string {
  const lines = Object.entries(webhooks).map(([kind, { post }]) => {
    const { content } = post['requestBody'] as { content: Record<string, { schema: Schema }> };
    return `- \`${kind}\`, ${typeText(content['application/json']!.schema)}: ${post.summary ?? ''}`;
  });
  return ['## Events', '', 'The events that webhooks receive.', '', ...lines].join('\n');
}

function schemaText(schema: Schema): string {
  const { description, properties, required = [] } = schema;
  const members = Object.entries(properties ?? {}).map(
    ([name, member]) =>
      `- \`${name}\`${required.includes(name) ? '' : '?'}: ${typeText(member)}${tail(member.description)}`,
  );
  return [
    description?.trim(),
    members.length > 0 ? members.join('\n') : `Type: ${typeText({ ...schema, description: '' })}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const tail = (description: string | undefined): string =>
  description ? `: ${description.replace(/\s+/g, ' ').trim()}` : '';

function typeText(schema: Schema): string {
  const { $ref, enum: values, oneOf, anyOf, items, properties, format } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  const known = schema['x-extensible-enum'];
  if (known) return [...known.map((value) => JSON.stringify(value)), 'another text'].join(' | ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const several = oneOf ?? anyOf;
  if (several) return several.map(typeText).join(' | ');
  if (items) return `list of ${typeText(items)}`;
  if (properties) {
    const { required = [] } = schema;
    const members = Object.entries(properties).map(
      ([name, member]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(member)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  const types = [schema.type ?? 'any'].flat().join(' | ');
  return format ? `${types} (${format})` : types;
}

function errorsText(document: OpenApiDocument): string {
  const codes = new Set<string>();
  for (const { operation } of operationsIn(document))
    for (const answer of Object.values(operation['responses'] as Record<string, { 'x-codes'?: string[] }>))
      for (const code of resolved(document, answer)['x-codes'] ?? []) codes.add(code);
  const lines = [...codes].sort().map((code) => `- \`${code}\`: ${REMEDIES[code as keyof typeof REMEDIES]}`);
  return ['## Errors', '', 'What to do about each `data.code`.', '', ...lines].join('\n');
}

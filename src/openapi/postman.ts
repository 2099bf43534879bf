/**
 * A Postman collection (format 2.1) of a document: a folder per chapter, a request per call, recorded
 * examples as bodies and answers. Not made by a converter, because those create new ids each time and leave
 * placeholders where we have variables. It takes milliseconds, so each workspace gets its own.
 */
import { STATUS_CODES } from 'node:http';
import { chaptersOf, resolved, type Chapter, type ClientCall, type Media, type Parameter } from './calls.ts';
import type { OpenApiDocument } from './document.ts';

export interface Collection {
  info: object;
  auth: object;
  variable: { key: string; value: string; description?: string }[];
  item: object[];
}

const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Headers that are sent by default; other headers are listed but disabled. */
const SENT: Readonly<Record<string, string>> = { 'Idempotency-Key': '{{$guid}}' };

export function postmanCollection(document: OpenApiDocument): Collection {
  const chapters = chaptersOf(document);
  return {
    info: {
      name: document.info.title,
      description: document.info.description,
      version: document.info.version,
      schema: FORMAT,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [{ key: 'api_key', value: '', description: 'An API key.' }, ...idsOf(chapters)],
    item: chapters.map(({ title, description, calls }) => ({
      name: title,
      description,
      item: calls.map((call) => itemOf(document, call)),
    })),
  };
}

/** The collection with a workspace's address as `base_url`, which users can change. */
export const addressed = (collection: Collection, baseUrl: string): Collection => ({
  ...collection,
  variable: [
    { key: 'base_url', value: baseUrl, description: 'The address of the workspace.' },
    ...collection.variable,
  ],
});

/** A variable for each id in a path. */
function idsOf(chapters: Chapter[]): Collection['variable'] {
  const found = new Map<string, Collection['variable'][number]>();
  for (const { parameters } of chapters.flatMap(({ calls }) => calls))
    for (const one of parameters)
      if (one.in === 'path' && !found.has(one.name))
        found.set(one.name, { key: one.name, value: textOf(one.example), ...described(one) });
  return [...found.values()];
}

function itemOf(document: OpenApiDocument, call: ClientCall): object {
  const { method, path, summary, description, parameters, body, success } = call;
  const segments = path.split('/').slice(1);
  const query = parameters.filter((one) => one.in === 'query').map(switched);
  return {
    name: summary,
    request: {
      method,
      description,
      header: [
        ...(body?.type === 'application/json' ? [{ key: 'Content-Type', value: body.type }] : []),
        ...parameters.filter((one) => one.in === 'header').map(header),
      ],
      url: {
        raw: `{{base_url}}${segments.map((one) => `/${asVariable(one)}`).join('')}`,
        host: ['{{base_url}}'],
        path: segments.map(asVariable),
        ...(query.length > 0 ? { query } : {}),
        variable: parameters
          .filter((one) => one.in === 'path')
          .map((one) => ({ key: one.name, value: `{{${one.name}}}`, ...described(one) })),
      },
      ...(body ? { body: bodyOf(document, body) } : {}),
    },
    response: success.media?.example === undefined ? [] : [answerOf(success.status, success.media)],
  };
}

/** `{absence_id}` -> `:absence_id` */
const asVariable = (segment: string): string => segment.replace(/^\{(\w+)\}$/, ':$1');

const described = ({ description }: Pick<Parameter, 'description'>) => (description ? { description } : {});

/** Optional parameters are disabled, so that the request works unchanged. */
const switched = (one: Parameter) => ({
  key: one.name,
  value: textOf(one.example),
  ...described(one),
  ...(one.required ? {} : { disabled: true }),
});

const header = (one: Parameter) =>
  one.name in SENT
    ? { key: one.name, value: SENT[one.name], ...described(one) }
    : { ...switched(one), disabled: true };

function bodyOf(document: OpenApiDocument, { type, schema, example }: Media): object {
  if (type !== 'multipart/form-data')
    return { mode: 'raw', raw: pretty(example ?? {}), options: { raw: { language: 'json' } } };
  const { properties = {}, required = [] } = resolved(document, schema);
  return {
    mode: 'formdata',
    formdata: Object.entries(properties).map(([key, member]) => ({
      key,
      ...(member.format === 'binary' ? { type: 'file', src: [] } : { type: 'text', value: '' }),
      ...described(member),
      ...(required.includes(key) ? {} : { disabled: true }),
    })),
  };
}

const answerOf = (status: string, { type, example }: Media): object => ({
  name: `${status} ${STATUS_CODES[status] ?? ''}`.trim(),
  status: STATUS_CODES[status] ?? '',
  code: Number(status),
  header: [{ key: 'Content-Type', value: type }],
  body: pretty(example),
});

const pretty = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const textOf = (value: unknown): string =>
  value === undefined ? '' : Array.isArray(value) ? value.join(',') : String(value);

/**
 * Enums that may get new values (`x-open-enum: true`). The service validates with closed enums. The published
 * contract has a text with known values in answers, so that clients accept later values; requests stay closed.
 */
import type { OpenApiDocument } from './document.ts';

interface Schema {
  $ref?: string;
  enum?: unknown[];
  description?: string;
  'x-open-enum'?: boolean;
  [member: string]: unknown;
}

/** Where a schema is used. */
type Side = 'request' | 'answer';

/** The members of an operation that describe the request. All others describe answers. */
const SENT = new Set(['parameters', 'requestBody']);

const nameIn = (ref: string): string | undefined => /^#\/components\/schemas\/(.+)$/.exec(ref)?.[1];

/** Opens these enums in answers. A schema that requests use too gets a closed twin, `<Name>Input`. */
export function withOpenEnums(whole: OpenApiDocument): OpenApiDocument {
  const { schemas, parameters, ...others } = whole.components;
  const operations = Object.values(whole.paths).flatMap((item) => Object.values(item));
  const partsOf = (side: Side) =>
    operations.map((operation) =>
      Object.entries(operation).filter(([name]) => SENT.has(name) === (side === 'request')),
    );
  const sent = reached([partsOf('request'), parameters], schemas);
  const given = reached([partsOf('answer'), others, whole.webhooks], schemas);
  const growing = Object.keys(schemas).filter((name) =>
    [name, ...reached(schemas[name], schemas)].some((one) => hasOpenEnum(schemas[one])),
  );
  const twins = new Map(
    growing
      .filter((name) => sent.has(name) && given.has(name))
      .map((name): [string, string] => [name, `${name}Input`]),
  );
  for (const [name, twin] of twins)
    if (schemas[twin]) throw new Error(`${name} grows, and ${twin}, its form in requests, is there already`);

  const as = (side: Side) => (node: unknown) => written(node, side, twins);
  const operation = (one: object) =>
    mapped(one, (member, name) => as(SENT.has(name) ? 'request' : 'answer')(member));
  return {
    ...whole,
    paths: mapped(whole.paths, (item) => mapped(item as object, (one) => operation(one as object))),
    webhooks: as('answer')(whole.webhooks),
    components: {
      ...(as('answer')(others) as object),
      parameters: as('request')(parameters),
      schemas: Object.fromEntries(
        Object.entries(schemas).flatMap(([name, schema]) => [
          [name, as(given.has(name) ? 'answer' : 'request')(schema)],
          ...(twins.has(name) ? [[twins.get(name)!, as('request')(schema)]] : []),
        ]),
      ),
    },
  } as OpenApiDocument;
}

const mapped = (object: object, change: (member: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(object).map(([name, member]) => [name, change(member, name)]));

/** Members whose values are data, not schemas. */
const SHOWN = new Set(['example', 'examples', 'enum', 'const']);

const childrenOf = (node: object): unknown[] =>
  Object.entries(node)
    .filter(([name]) => !SHOWN.has(name))
    .map(([, child]) => child as unknown);

/** The names of all schemas that `from` refers to, directly or indirectly. */
function reached(from: unknown, schemas: Record<string, object>): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const name = '$ref' in node && typeof node.$ref === 'string' ? nameIn(node.$ref) : undefined;
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      walk(schemas[name]);
    }
    childrenOf(node).forEach(walk);
  };
  walk(from);
  return names;
}

/** Whether a schema contains an open enum itself, not through a reference. */
const hasOpenEnum = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  ((node as Schema)['x-open-enum'] === true || childrenOf(node).some(hasOpenEnum));

function written(node: unknown, side: Side, twins: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(node)) return node.map((one) => written(one, side, twins));
  if (typeof node !== 'object' || node === null) return node;
  const { 'x-open-enum': open, ...schema } = node as Schema;
  const copy = mapped(open && side === 'answer' ? opened(schema) : schema, (one, name) =>
    SHOWN.has(name) ? one : written(one, side, twins),
  ) as Schema;
  const twin = side === 'request' && copy.$ref ? twins.get(nameIn(copy.$ref) ?? '') : undefined;
  return twin ? { ...copy, $ref: `#/components/schemas/${twin}` } : copy;
}

/** A text with known values, in `x-extensible-enum` for programs and in the description for people. */
function opened({ enum: values = [], description, ...rest }: Schema): Schema {
  const known = values.filter((value) => value !== null);
  const listed = `Known values: ${known.map((value) => `\`${String(value)}\``).join(', ')}. More may come.`;
  return {
    ...rest,
    description: [description?.trimEnd(), listed].filter(Boolean).join(' '),
    'x-extensible-enum': known,
  };
}

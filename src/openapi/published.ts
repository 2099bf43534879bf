/**
 * What a reader of the document gets beside what the service checks with: what people should send where more is taken, how
 * large a number can get, and which values may come later.
 */
import type { OpenApiDocument } from './document.ts';
import { withOpenEnums } from './openEnums.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  maximum?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  'x-tolerated'?: true;
  [member: string]: unknown;
}

/** Of the whole contract, before parts of it are left out: it goes through all of it. */
export const published = (whole: OpenApiDocument): OpenApiDocument =>
  withOpenEnums(asPublished(whole) as OpenApiDocument);

/** What these hold is shown as it is. */
const SHOWN = new Set(['example', 'examples', 'enum', 'const', 'description']);

function asPublished(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asPublished);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(withoutTolerated(node as Schema)).map(([name, one]) => [
      name,
      SHOWN.has(name) ? one : asPublished(one),
    ]),
  );
  const format = formatOf(copy);
  return format ? { ...copy, format } : copy;
}

/**
 * Alternatives that are taken, but that nobody should send (`x-tolerated`), are not shown: a union of which one is left is
 * that one.
 */
function withoutTolerated(schema: Schema): Schema {
  if (!Array.isArray(schema.anyOf)) return schema;
  const left = schema.anyOf.filter((one) => !one['x-tolerated']);
  if (left.length === schema.anyOf.length || left.length > 1) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...left[0], ...rest };
}

const INT32_MAX = 2 ** 31 - 1;

/** Where nothing says how large an integer may be, clients in languages with several kinds take the one of 64 bits. */
function formatOf({ type, format, maximum, enum: values, const: value }: Schema): string | undefined {
  if (![type].flat().includes('integer') || format !== undefined) return undefined;
  const most = maximum ?? (values || value !== undefined ? 0 : Infinity);
  return most <= INT32_MAX ? 'int32' : 'int64';
}

/**
 * Adapts the schemas that the service validates with for readers: hides forms that are only tolerated, adds
 * the size of integers, and opens enums that may grow.
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

/** For the whole contract, before parts of it are left out, because it visits all of it. */
export const published = (whole: OpenApiDocument): OpenApiDocument =>
  withOpenEnums(asPublished(whole) as OpenApiDocument);

/** Members whose content is copied unchanged. */
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
 * Hides tolerated alternatives (`x-tolerated`), which nobody should send: a union with one member left
 * becomes that member.
 */
function withoutTolerated(schema: Schema): Schema {
  if (!Array.isArray(schema.anyOf)) return schema;
  const left = schema.anyOf.filter((one) => !one['x-tolerated']);
  if (left.length === schema.anyOf.length || left.length > 1) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...left[0], ...rest };
}

const INT32_MAX = 2 ** 31 - 1;

/** An unlimited integer is int64, so that clients in languages with several integer types choose 64 bits. */
function formatOf({ type, format, maximum, enum: values, const: value }: Schema): string | undefined {
  if (![type].flat().includes('integer') || format !== undefined) return undefined;
  const most = maximum ?? (values || value !== undefined ? 0 : Infinity);
  return most <= INT32_MAX ? 'int32' : 'int64';
}

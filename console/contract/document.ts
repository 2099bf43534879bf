/**
 * The contract as the service publishes it: `/api/schema/`, read once, and only by the screens that are made
 * from it.
 */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fetchDocument } from '../api/document.ts';
import type { Refusal } from '../api/refusal.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Schema } from './schema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

/** One operation, with all references resolved at its surface. */
export interface Operation {
  id: OperationId;
  method: string;
  path: string;
  area: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  /** The schema of the body; null if it has none. */
  body: Schema | null;
  bodyRequired: boolean;
  /** Whether the body contains a file. */
  multipart: boolean;
  /** The schema of `data` in a success; null for a file. */
  data: Schema | null;
  /** Whether it is a list that can be read as one CSV file. */
  table: boolean;
  deprecated: boolean;
}

export interface Contract {
  operations: ReadonlyMap<OperationId, Operation>;
  /** Follows `$ref`. */
  resolve(schema: Schema): Schema;
}

type Raw = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- a document of OpenAPI

export const useContract = (): UseQueryResult<Contract, Refusal> =>
  useQuery<Contract, Refusal>({
    queryKey: ['contract'],
    queryFn: async () => contractOf(await fetchDocument()),
    staleTime: Infinity,
    gcTime: Infinity,
  });

function contractOf(document: Raw): Contract {
  const referred = (ref: string): Raw =>
    ref
      .split('/')
      .slice(1)
      .reduce<Raw>((node, name) => node[name] as Raw, document);
  const follow = (node: Raw): Raw => (node['$ref'] ? follow(referred(node['$ref'] as string)) : node);
  // what stands beside a reference, such as a description, counts
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? { ...(follow(schema as Raw) as Schema), ...schema, $ref: undefined } : schema;
  const operations = new Map<OperationId, Operation>();
  for (const [path, item] of Object.entries(document['paths'] as Raw))
    for (const method of ['get', 'post', 'put', 'patch', 'delete']) {
      const raw = (item as Raw)[method] as Raw | undefined;
      if (!raw) continue;
      const operation = operationOf(raw, { method: method.toUpperCase(), path, follow, resolve });
      operations.set(operation.id, operation);
    }
  return { operations, resolve };
}

interface Where {
  method: string;
  path: string;
  follow(node: Raw): Raw;
  resolve(schema: Schema): Schema;
}

function operationOf(raw: Raw, { method, path, follow, resolve }: Where): Operation {
  const content = raw['requestBody'] ? (follow(raw['requestBody'] as Raw)['content'] as Raw) : {};
  const multipart = content['multipart/form-data'] as Raw | undefined;
  const body = multipart ?? (content['application/json'] as Raw | undefined);
  const success = Object.keys(raw['responses'] as Raw).find(
    (status) => /^2\d\d$/.test(status) && status !== '206',
  );
  const answer = success
    ? (follow((raw['responses'] as Raw)[success] as Raw)['content'] as Raw | undefined)
    : undefined;
  const envelope = answer?.['application/json']?.schema as Schema | undefined;
  const data = envelope && resolve(envelope).properties?.['data'];
  return {
    id: raw['operationId'] as OperationId,
    method,
    path,
    area: (raw['tags'] as string[])[0]!,
    summary: raw['summary'] as string,
    description: (raw['description'] as string | undefined) ?? '',
    parameters: ((raw['parameters'] ?? []) as Raw[]).map(follow).map((one) => ({
      name: one['name'] as string,
      in: one['in'] as Parameter['in'],
      required: one['required'] === true,
      description: one['description'] as string,
      schema: resolve(one['schema'] as Schema),
    })),
    body: body ? resolve(body['schema'] as Schema) : null,
    bodyRequired: (raw['requestBody'] as Raw | undefined)?.['required'] === true,
    multipart: multipart !== undefined,
    data: data ? resolve(data) : null,
    table:
      answer !== undefined && 'text/csv' in answer && data !== undefined && resolve(data).type === 'array',
    deprecated: raw['deprecated'] === true,
  };
}

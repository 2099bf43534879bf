import { errorOf } from './errors.ts';
import type { WorkforceClient } from './client.ts';
import type { paths } from './generated/schema.ts';

/** Paths of paged lists. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends { get: Paged } ? Path : never;
}[keyof paths];

interface Paged {
  parameters: { query?: { cursor?: string } };
  responses: { 200: { content: { 'application/json': { data: unknown[] } } } };
}

type GetOf<Path extends ListPath> = Extract<paths[Path], { get: unknown }>['get'];
type ParametersOf<Path extends ListPath> = GetOf<Path> extends { parameters: infer All } ? All : never;
type QueryOf<Path extends ListPath> =
  ParametersOf<Path> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'cursor'> : never;
type PathOf<Path extends ListPath> = ParametersOf<Path> extends { path: infer In } ? { path: In } : object;
type Asked<Path extends ListPath> = { query?: QueryOf<Path> } & PathOf<Path>;
type RecordOf<Path extends ListPath> =
  GetOf<Path> extends {
    responses: { 200: { content: { 'application/json': { data: (infer One)[] } } } };
  }
    ? One
    : never;

/**
 * Every record of a list over all pages: `for await (const entry of everyOne(api,
 * '/api/v1/tracking/entries/'))`. Requests each page when it is needed. Throws WorkforceError.
 */
export async function* everyOne<Path extends ListPath>(
  client: WorkforceClient,
  path: Path,
  params: Asked<Path> = {} as Asked<Path>,
): AsyncGenerator<RecordOf<Path>, void, undefined> {
  const get = client.GET as unknown as (
    at: string,
    options: object,
  ) => Promise<{ data?: { data: RecordOf<Path>[] }; error?: unknown; response: Response }>;
  let cursor: string | null = null;
  do {
    const query: object = { ...params.query, ...(cursor === null ? {} : { cursor }) };
    const { data, error, response } = await get(path, { params: { ...params, query } });
    if (!response.ok || data === undefined) throw errorOf(response, error);
    yield* data.data;
    cursor = response.headers.get('X-Next-Cursor');
  } while (cursor !== null);
}

import createClient, { type Client } from 'openapi-fetch';
import { errorOf } from './errors.ts';
import type { paths } from './generated/schema.ts';
import { withRetries, type RetryOptions } from './retries.ts';

/** JSON is what its answers are typed as; `parseAs: 'text'` with `Accept: text/csv` reads a list as a file. */
export type WorkforceClient = Client<paths, 'application/json'>;

export interface Options {
  /** The address of the workspace: `https://workspace.example.com`. */
  baseUrl: string;
  /** An API key, or a function that returns one and is called before each request. */
  token: string | (() => string | Promise<string>);
  retries?: RetryOptions;
  /** Sends requests. The default is the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * `GET`, `POST`, `PUT`, `PATCH` and `DELETE` of openapi-fetch with the paths of the API. Every call carries
 * the key and is retried if that is safe; every POST has an `Idempotency-Key`, which makes it safe.
 */
export function createWorkforceClient({ baseUrl, token, retries, fetch = asked }: Options): WorkforceClient {
  const client = createClient<paths, 'application/json'>({ baseUrl, fetch: withRetries(fetch, retries) });
  client.use({
    async onRequest({ request }) {
      const key = typeof token === 'string' ? token : await token();
      request.headers.set('Authorization', `Bearer ${key}`);
      if (request.method === 'POST' && !request.headers.has('Idempotency-Key'))
        request.headers.set('Idempotency-Key', crypto.randomUUID());
      return request;
    },
  });
  return client;
}

const asked = (request: Request): Promise<Response> => globalThis.fetch(request);

/** An answer of openapi-fetch. */
interface Answered<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The `data` of the envelope. Throws WorkforceError if the call was refused: `await
 * dataOf(api.GET('/api/v1/pto/balance/'))`.
 */
export async function dataOf<Data>(call: Promise<Answered<{ data: Data }>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw errorOf(response, error);
  return data.data;
}

import createClient, { type Client } from 'openapi-fetch';
import { errorOf } from './errors.ts';
import type { paths } from './generated/schema.ts';
import { withRetries, type RetryOptions } from './retries.ts';

export type WorkforceClient = Client<paths>;

export interface Options {
  /** Of the workspace: `https://workspace.example.com`. */
  baseUrl: string;
  /** An API key, or what gives one: it is asked before each call. */
  token: string | (() => string | Promise<string>);
  retries?: RetryOptions;
  /** The platform's own unless given. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * `GET`, `POST`, `PUT`, `PATCH` and `DELETE` of openapi-fetch, with the paths of the API. Every call carries the key and is
 * tried again where that is safe; every POST carries an `Idempotency-Key`, so that it is safe there, too.
 */
export function createWorkforceClient({ baseUrl, token, retries, fetch = asked }: Options): WorkforceClient {
  const client = createClient<paths>({ baseUrl, fetch: withRetries(fetch, retries) });
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

/** What is in the envelope. Throws WorkforceError where the call was refused: `await dataOf(api.GET('/api/v1/pto/balance/'))`. */
export async function dataOf<Data>(call: Promise<Answered<{ data: Data }>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw errorOf(response, error);
  return data.data;
}

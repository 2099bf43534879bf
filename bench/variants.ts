/** The measured variants. A variant is a server process and the request that is sent to it. */
export interface Variant {
  name: string;
  /** Name of the server process (calls.ts). */
  server: string;
  /** The description in the table. */
  what: string;
  /** The variant that this one is compared with; ratios are relative to it. */
  limit?: string;
  /** Runs at most at the rate of this variant, because the cost of a request depends on the rate. */
  pacedBy?: string;
  /** Sends a body with each request, with successive time spans that do not overlap. */
  writesEntries?: boolean;
  /** Path on the service; the raw servers ignore it. */
  path: string;
  credential: 'key' | 'service' | 'jwt' | 'none';
}

export const variants: Variant[] = [
  {
    name: 'constant',
    server: 'constant',
    what: 'node:http answering the balance JSON as a constant',
    path: '/',
    credential: 'none',
  },
  {
    name: 'constant, paced',
    server: 'constant',
    what: 'the same, asked as often as the balance by key can answer',
    pacedBy: 'balance by key',
    path: '/',
    credential: 'none',
  },
  {
    name: 'raw balance',
    server: 'rawBalance',
    what: 'node:http + the same prepared pg query, answering its JSON',
    path: '/',
    credential: 'none',
  },
  {
    name: 'balance by key',
    server: 'service',
    what: 'GET /pto/balance/ with an API key, everything on',
    limit: 'raw balance',
    path: '/api/v1/pto/balance/',
    credential: 'key',
  },
  {
    name: 'balance by JWT',
    server: 'service',
    what: 'GET /pto/balance/ with an access token, everything on',
    limit: 'raw balance',
    path: '/api/v1/pto/balance/',
    credential: 'jwt',
  },
  {
    name: 'raw list',
    server: 'rawList',
    what: 'node:http + the same prepared pg query of 51 rows, answering its JSON',
    path: '/',
    credential: 'none',
  },
  {
    name: 'list of 50',
    server: 'service',
    what: 'GET /tracking/entries/?limit=50 with an API key, everything on',
    limit: 'raw list',
    path: '/api/v1/tracking/entries/?limit=50',
    credential: 'key',
  },
  {
    name: 'raw claims',
    server: 'rawClaims',
    what: 'node:http + the same prepared pg queries of a page of claims, answering their JSON',
    path: '/',
    credential: 'none',
  },
  {
    name: 'claims of a person',
    server: 'service',
    what: 'GET /reimbursements/?limit=50 with an access token, everything on',
    limit: 'raw claims',
    path: '/api/v1/reimbursements/?limit=50',
    credential: 'jwt',
  },
  {
    name: 'raw payments',
    server: 'rawPayments',
    what: 'node:http + the same prepared pg query of a page of payments, answering its JSON',
    path: '/',
    credential: 'none',
  },
  {
    name: 'payments of a person',
    server: 'service',
    what: 'GET /payments/?limit=50 with an access token, everything on',
    limit: 'raw payments',
    path: '/api/v1/payments/?limit=50',
    credential: 'jwt',
  },
  {
    name: 'raw wallet',
    server: 'rawWallet',
    what: 'node:http + the same prepared pg query of a wallet, answering its JSON',
    path: '/',
    credential: 'none',
  },
  {
    name: 'wallet of a person',
    server: 'service',
    what: 'GET /payments/wallet/ with an access token, everything on',
    limit: 'raw wallet',
    path: '/api/v1/payments/wallet/',
    credential: 'jwt',
  },
  {
    name: 'raw entry',
    server: 'rawEntry',
    what: 'node:http + the same inserts (entry, audit line, event, held delivery) in one transaction',
    path: '/',
    credential: 'none',
    writesEntries: true,
  },
  {
    name: 'time entry by key',
    server: 'service',
    what: 'POST /tracking/entries/ with an API key, everything on',
    limit: 'raw entry',
    path: '/api/v1/tracking/entries/',
    credential: 'service',
    writesEntries: true,
  },
];

/**
 * Other frameworks serving the balance: the same query behind 180 validated routes, without credentials,
 * walls, limits and logs.
 */
export const peers: Variant[] = (
  [
    ['fastify', 'fastify with Ajv schemas'],
    ['hono', 'hono with zod-openapi'],
    ['express', 'express with express-openapi-validator'],
    ['nest', 'NestJS on fastify with Ajv pipes'],
    ['openapi-backend', 'openapi-backend as it comes'],
  ] as const
).map(([name, what]) => ({
  name,
  server: name,
  what: `${what}: 180 validated routes, the same query, nothing else`,
  limit: 'raw balance',
  path: '/api/v1/pto/balance/',
  credential: 'none',
}));

/**
 * The contract that every peer serves: 180 routes with parameters and bodies to validate; the balance is in
 * the middle. The JSON Schemas work for both OpenAPI 3.0 and Ajv.
 */
const uuid = { type: 'string', format: 'uuid' };
const limit = { type: 'integer', minimum: 1, maximum: 200, default: 50 };
const thing = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'count'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200 },
    count: { type: 'integer', minimum: 0 },
    starts_on: { type: 'string', format: 'date' },
    billable: { type: 'boolean' },
  },
};
const { required: _, ...change } = thing;

/** The ten routes of an area: a collection, its members, and what belongs to a member. */
const area = (name) => {
  const [all, one] = [`/api/v1/${name}/things/`, `/api/v1/${name}/things/{id}/`];
  return [
    { method: 'GET', path: all, query: { limit, employee_id: uuid } },
    { method: 'POST', path: all, body: thing },
    { method: 'GET', path: one, params: ['id'] },
    { method: 'PUT', path: one, params: ['id'], body: thing },
    { method: 'PATCH', path: one, params: ['id'], body: change },
    { method: 'DELETE', path: one, params: ['id'] },
    { method: 'GET', path: `${one}parts/`, params: ['id'], query: { limit } },
    { method: 'POST', path: `${one}parts/`, params: ['id'], body: thing },
    { method: 'GET', path: `${one}parts/{part}/`, params: ['id', 'part'] },
    { method: 'DELETE', path: `${one}parts/{part}/`, params: ['id', 'part'] },
  ];
};

export const BALANCE = {
  method: 'GET',
  path: '/api/v1/pto/balance/',
  query: { year: { type: 'integer', minimum: 1970, maximum: 2100 }, employee_id: uuid },
};

const others = Array.from({ length: 18 }, (_, index) => area(`area${index}`)).flat();
export const routes = [...others.slice(0, 90), BALANCE, ...others.slice(91)].map((route, index) => ({
  ...route,
  id: route === BALANCE ? 'balance' : `operation${index}`,
  params: route.params ?? [],
  query: route.query ?? {},
}));

/** Converts `/things/{id}/` to the form of most routers, `/things/:id/`. */
export const colons = (path) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The schemas of a route's parts, for peers that validate them one by one. */
export const partsOf = ({ params, query, body }) => ({
  params: {
    type: 'object',
    properties: Object.fromEntries(params.map((name) => [name, uuid])),
    required: params,
  },
  querystring: { type: 'object', properties: query, additionalProperties: false },
  ...(body ? { body } : {}),
});

/** The same routes as an OpenAPI document. */
export function document() {
  const paths = {};
  for (const { method, path, id, params, query, body } of routes) {
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId: id,
      parameters: [
        ...params.map((name) => ({ name, in: 'path', required: true, schema: uuid })),
        ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
      ],
      ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
      responses: { 200: { description: 'OK' } },
    };
  }
  return { openapi: '3.0.3', info: { title: 'peers', version: '1' }, paths };
}

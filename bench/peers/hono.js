import { createAdaptorServer } from '@hono/node-server';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { announce, answerOf } from './answer.js';
import { routes } from './routes.js';

const ofType = {
  integer: ({ minimum, maximum }) => {
    const whole = z.coerce
      .number()
      .int()
      .min(minimum ?? Number.MIN_SAFE_INTEGER);
    return maximum === undefined ? whole : whole.max(maximum);
  },
  boolean: () => z.boolean(),
  string: ({ format, minLength = 0, maxLength = 1e6 }) =>
    format === 'uuid'
      ? z.string().uuid()
      : format === 'date'
        ? z.iso.date()
        : z.string().min(minLength).max(maxLength),
};
const members = (properties, required = []) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const one = ofType[schema.type](schema);
      return [name, required.includes(name) ? one : one.optional()];
    }),
  );

const app = new OpenAPIHono();
for (const route of routes) {
  const answer = answerOf(route);
  app.openapi(
    createRoute({
      method: route.method.toLowerCase(),
      path: route.path,
      request: {
        params: z.object(Object.fromEntries(route.params.map((name) => [name, z.string().uuid()]))),
        query: z.object(members(route.query)).strict(),
        ...(route.body
          ? {
              body: {
                content: {
                  'application/json': {
                    schema: z.object(members(route.body.properties, route.body.required)).strict(),
                  },
                },
              },
            }
          : {}),
      },
      responses: { 200: { description: 'OK' } },
    }),
    async (context) => context.json(await answer()),
  );
}
await announce(createAdaptorServer({ fetch: app.fetch }));

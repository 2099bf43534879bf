import addFormats from 'ajv-formats';
import fastify from 'fastify';
import { announce, answerOf } from './answer.js';
import { colons, partsOf, routes } from './routes.js';

const app = fastify({ ajv: { plugins: [addFormats.default ?? addFormats] } });
for (const route of routes)
  app.route({
    method: route.method,
    url: colons(route.path),
    schema: partsOf(route),
    handler: answerOf(route),
  });
await app.listen({ port: 0, host: '127.0.0.1' });
await announce(app.server);

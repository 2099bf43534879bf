/** openapi-backend unmodified: its own router, its own Ajv, on bare node:http. */
import { createServer } from 'node:http';
import addFormats from 'ajv-formats';
import { OpenAPIBackend } from 'openapi-backend';
import { announce, answerOf } from './answer.js';
import { document, routes } from './routes.js';

const api = new OpenAPIBackend({
  definition: document(),
  ignoreTrailingSlashes: false,
  customizeAjv: (ajv) => (addFormats.default ?? addFormats)(ajv),
});
api.register({
  ...Object.fromEntries(routes.map((route) => [route.id, answerOf(route)])),
  validationFail: (context) => ({ status: 400, data: context.validation.errors }),
  notFound: () => ({ status: 404, data: null }),
});
await api.init();

await announce(
  createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const [path, query = ''] = request.url.split('?');
      const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
      api.handleRequest({ method: request.method, path, query, headers: request.headers, body }).then(
        (answer) => {
          const text = JSON.stringify(answer);
          response.writeHead(answer.status, { 'Content-Type': 'application/json' });
          response.end(text);
        },
        (error) => response.writeHead(500).end(error.message),
      );
    });
  }),
);

import { createServer } from 'node:http';
import express from 'express';
import OpenApiValidator from 'express-openapi-validator';
import { announce, answerOf } from './answer.js';
import { colons, document, routes } from './routes.js';

const app = express();
app.use(express.json());
app.use(
  OpenApiValidator.middleware({ apiSpec: document(), validateRequests: true, validateResponses: false }),
);
for (const route of routes) {
  const answer = answerOf(route);
  app[route.method.toLowerCase()](colons(route.path), (_request, response, next) => {
    answer().then((body) => response.json(body), next);
  });
}
await announce(createServer(app));

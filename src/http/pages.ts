import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { stringify } from 'yaml';
import { createHash } from 'node:crypto';
import fullDocument from '../generated/openapi.json' with { type: 'json' };
import publicDocument from '../generated/openapi.public.json' with { type: 'json' };
import { Problem, notFound } from '../problem.ts';
import { problemBody, send } from './envelope.ts';
import { readiness, type ReadinessDeps } from './readiness.ts';
import { addReferences } from './references.ts';

/** The schemas, references and health: all that is served outside `/api/v1/`. */
export function createPages(deps: ReadinessDeps): Middleware {
  const router = new Router();

  for (const [path, document] of [
    ['/api/schema/', fullDocument],
    ['/api/schema/public/', publicDocument],
  ] as const) {
    const json = JSON.stringify(document);
    const yaml = stringify(document, { lineWidth: 120, aliasDuplicateObjects: false });
    const tag = createHash('sha256').update(json).digest('base64url').slice(0, 22);
    router.get(path, (ctx) => {
      const asYaml =
        ctx.query['format'] === 'yaml' ||
        (ctx.query['format'] === undefined &&
          !!ctx.accepts('json', 'yaml', 'application/yaml', 'application/vnd.oai.openapi') &&
          ctx.accepts('json', 'yaml', 'application/yaml', 'application/vnd.oai.openapi') !== 'json');
      sendDocument(
        ctx,
        asYaml ? yaml : json,
        asYaml ? 'application/yaml; charset=utf-8' : 'application/json; charset=utf-8',
        `"${tag}${asYaml ? 'y' : 'j'}"`,
      );
    });
  }
  addReferences(router);

  router.get('/healthz', (ctx) => {
    send(ctx, { status: 200, headers: {}, body: '{"status":"ok"}' });
  });
  router.get('/readyz', async (ctx) => {
    const { ready, body } = await readiness(deps);
    send(ctx, {
      status: ready ? 200 : 503,
      headers: ready ? {} : { 'Retry-After': '2' },
      body: JSON.stringify(body),
    });
  });

  const routes = router.routes();
  return (ctx, next) =>
    (routes as unknown as Middleware)(ctx, async () => {
      await next();
      if (ctx.respond !== false) refuse(ctx, router);
    });
}

/** 308 to the slashed path where that exists, 405 for another method, else 404, all in the envelope. */
function refuse(ctx: Context, router: Router): void {
  const known = (path: string) => router.match(path, 'GET').path.length > 0;
  if (known(ctx.path)) {
    return fail(
      ctx,
      new Problem(405, 'method_not_allowed', {
        detail: 'This path takes GET, HEAD.',
        headers: { Allow: 'GET, HEAD' },
      }),
    );
  }
  if (!ctx.path.endsWith('/') && known(`${ctx.path}/`)) {
    return send(ctx, { status: 308, headers: { Location: `${ctx.path}/${ctx.search}` }, body: '' });
  }
  fail(ctx, notFound());
}

const fail = (ctx: Context, problem: Problem) =>
  send(ctx, { status: problem.status, headers: { ...problem.options.headers }, body: problemBody(problem) });

function sendDocument(ctx: Context, body: string, type: string, tag: string): void {
  const headers = {
    'Content-Type': type,
    ETag: tag,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
  send(
    ctx,
    ctx.get('if-none-match') === tag ? { status: 304, headers, body: '' } : { status: 200, headers, body },
  );
}

import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { fullDocumentWithout, publicDocumentWithout } from '../openapi/served.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { Problem, notFound } from '../problem.ts';
import { addClientDocuments } from './clientDocuments.ts';
import { consoleRoutes, type ConsoleOptions } from './console/routes.ts';
import { perAreasOff, sendDocument, staticDocument, type StaticDocument } from './document.ts';
import { send, sendProblem } from './envelope.ts';
import { redirectTo } from './match.ts';
import { readiness, type ReadinessDeps } from './readiness.ts';
import { frontPage } from './frontPage.ts';
import { addMailPages } from './mailPages/pages.ts';
import { addReferences } from './references.ts';
import { addUnsubscribePage, type UnsubscribeDeps } from './unsubscribePage.ts';
import { requestIdOf } from './requestId.ts';
import { hostOf } from './target.ts';
import { SOCKET_PATH } from './upgrade.ts';
import type { WorkspaceDirectory } from './workspaces.ts';

export interface PagesDeps extends ReadinessDeps, UnsubscribeDeps {
  workspaces: WorkspaceDirectory;
  log: Logger;
  /** Null: people use a front end of their own. */
  console: ConsoleOptions | null;
}

/**
 * Serves everything outside `/api/v1/`: the front page, schemas, references, the pages that mails link to,
 * and health.
 */
export function createPages(deps: PagesDeps): Middleware {
  const health = healthRoutes(deps);
  const documents = documentRoutes(deps);
  const front = frontPage();
  const dashboard = deps.console && consoleRoutes(deps.console);
  // health comes before the workspace: its clients may use any host name
  const answer = async (ctx: Context) => {
    if (await served(health, ctx)) return;
    ctx.state['workspace'] = await deps.workspaces.ofHost(hostOf(ctx.req));
    if (dashboard && (await served(dashboard, ctx))) return;
    // for programs, / is 404, whatever the method
    if (await served(front, ctx)) return;
    if (!(await served(documents, ctx)))
      throw refusal(ctx, dashboard ? [health, dashboard, documents] : [health, documents]);
  };

  return async (ctx) => {
    const id = requestIdOf(ctx);
    ctx.set('X-Request-Id', id);
    await answer(ctx).catch((error: unknown) => sendProblem(ctx, error, { id, log: deps.log }));
  };
}

const strict = { strict: true, sensitive: true };

function healthRoutes(deps: ReadinessDeps): Router {
  const router = new Router(strict);
  router.get('/healthz', (ctx) => {
    send(ctx, { status: 200, headers: { 'Cache-Control': 'no-store' }, body: '{"status":"ok"}' });
  });
  router.get('/readyz', async (ctx) => {
    const { ready, body } = await readiness(deps);
    send(ctx, {
      status: ready ? 200 : 503,
      headers: { 'Cache-Control': 'no-store', ...(ready ? {} : { 'Retry-After': '2' }) },
      body: JSON.stringify(body),
    });
  });
  return router;
}

/** `/api/docs` is the one path without a slash at its end (service.md). */
function documentRoutes(deps: PagesDeps): Router {
  const router = new Router(strict);
  addSchema(router, '/api/schema/', fullDocumentWithout);
  addSchema(router, '/api/schema/public/', publicDocumentWithout);
  addReferences(router);
  addClientDocuments(router);
  addMailPages(router);
  addUnsubscribePage(router, deps);
  router.get(SOCKET_PATH, () => {
    throw new Problem(426, 'upgrade_required', {
      detail: 'This is a WebSocket: connect with ws:// or wss://, and the access token as ?token=.',
      headers: { Upgrade: 'websocket', Connection: 'Upgrade' },
    });
  });
  router.get('/api/docs/', (ctx) => {
    throw redirectTo(`/api/docs${ctx.search}`);
  });
  return router;
}

const TYPES = ['json', 'yaml', 'application/yaml', 'application/vnd.oai.openapi'];

/**
 * Serves the document: JSON unless `?format=yaml` or the Accept header asks for YAML. `documentWithout` makes
 * it without the areas that a workspace has switched off.
 */
function addSchema(
  router: Router,
  path: string,
  documentWithout: (areas: readonly string[]) => OpenApiDocument,
): void {
  const vary = { Vary: 'Accept' };
  const forms = perAreasOff((areas) => {
    const document = documentWithout(areas);
    // made on first request: it takes as long as the rest of the start, and loads its library
    let written: Promise<StaticDocument> | undefined;
    const write = async () => {
      const { stringify } = await import('yaml');
      const text = stringify(document, { lineWidth: 120, aliasDuplicateObjects: false });
      return staticDocument('application/yaml', text, vary);
    };
    return {
      json: staticDocument('application/json', JSON.stringify(document), vary),
      yaml: () => (written ??= write()),
    };
  });
  router.get(path, async (ctx) => {
    const accepted = ctx.query['format'] ?? (ctx.accepts(...TYPES) || 'json');
    const { json, yaml } = forms(ctx);
    sendDocument(ctx, accepted === 'json' ? json : await yaml());
  });
}

/** Runs the router's handler for this request; false if it has none. */
async function served(router: Router, ctx: Context): Promise<boolean> {
  if (!router.match(ctx.path, ctx.method).route) return false;
  await (router.routes() as unknown as Middleware)(ctx, () => Promise.resolve());
  return true;
}

/** 405 for another method, 308 to the path with a slash if that exists, else 404. */
function refusal(ctx: Context, routers: Router[]): Problem {
  const known = (path: string, method = 'GET') => routers.some((router) => router.match(path, method).route);
  if (known(ctx.path)) {
    const methods = known(ctx.path, 'POST') ? 'GET, HEAD, POST' : 'GET, HEAD';
    return new Problem(405, 'method_not_allowed', {
      detail: `This path takes ${methods}.`,
      headers: { Allow: methods },
    });
  }
  return !ctx.path.endsWith('/') && known(`${ctx.path}/`)
    ? redirectTo(`${ctx.path}/${ctx.search}`)
    : notFound();
}

/** `/`, for people who open the host in a browser: whose API it is, and links to its documentation. */
import Router from '@koa/router';
import type { Context } from 'koa';
import { notFound } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { send } from './envelope.ts';
import { pageHeaders, pageWith } from './pageShell.ts';

const HEADERS = pageHeaders({ formAction: "'none'" });

/** Serves the page. It needs the workspace as `ctx.state.workspace`. 404 for clients that prefer JSON. */
export function frontPage(): Router {
  const router = new Router();
  router.get('/', (context) => {
    const ctx = context as unknown as Context;
    ctx.vary('Accept');
    if (ctx.accepts('json', 'html') !== 'html') throw notFound();
    const workspace = ctx.state['workspace'] as Workspace;
    send(ctx, {
      status: 200,
      headers: { ...HEADERS },
      body: pageWith({ workspace, title: 'API', main: MAIN }),
    });
  });
  return router;
}

/** A link: its path, name and description. */
type Door = readonly [path: string, name: string, what: string];

const REFERENCES: readonly Door[] = [
  ['/api/docs/public/', 'Reference and guides', 'Every call that an API key can make, and how to begin.'],
  ['/api/docs', 'Whole reference', 'With the calls of dashboards and apps.'],
];

const SMALL: readonly Door[] = [
  ['/api/docs/public/#tag/guide-getting-started-in-five-minutes', 'Getting started', 'in five minutes'],
  ['/api/docs/public/#tag/guide-webhooks', 'Webhooks', 'verified in five languages'],
  ['/api/docs/public/#tag/guide-error-codes', 'Error codes', 'and what to do about each'],
  ['/api/schema/public/', 'OpenAPI', 'what a key can call, as JSON'],
  ['/api/schema/public/?format=yaml', 'OpenAPI', 'the same as YAML'],
  ['/api/schema/', 'OpenAPI', 'the whole, as JSON'],
  ['/api/schema/?format=yaml', 'OpenAPI', 'the whole, as YAML'],
  ['/api/postman/', 'Postman', 'a collection of every call that a key can make'],
  ['/llms.txt', 'llms.txt', 'for language models'],
  ['/api/v1/platform/status/', 'Status', 'of the service'],
  ['/healthz', 'Health', 'of this process'],
];

const MAIN = `<h1>This is the API</h1>
<p>Calls go to <code>/api/v1/</code> of this host, with an API key as bearer.</p>
${REFERENCES.map(([path, name, what]) => `<a class="door" href="${path}"><strong>${name}</strong><span>${what}</span></a>`).join('\n')}
<ul class="doors">
${SMALL.map(([path, name, what]) => `<li><a href="${path}">${name}</a> ${what}</li>`).join('\n')}
</ul>`;

/**
 * `/console/`, the web dashboard: one page for every path below it, and its files. The page has the
 * workspace's name, logo and colours, so that these show before any script.
 */
import Router from '@koa/router';
import type { Context } from 'koa';
import { noticeKinds } from '../../generated/notices.ts';
import { escapeHtml } from '../../lib/html.ts';
import { notFound, Problem } from '../../problem.ts';
import { logoPath } from '../../workspace/logos.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { sendDocument, staticDocument } from '../document.ts';
import { iconOf } from '../html.ts';
import { brandProperties } from './brand.ts';
import { readBuild } from './build.ts';
import { appIcon, ICON_HEADERS, manifestOf } from './manifest.ts';

const CONSOLE = '/console/';

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Pages that mails link to: for codes, and where notices are shown. Mails do not know whether an installation
 * has its own front end, so they link to paths that it can have, too.
 */
const MOVED = [
  '/invitations/accept',
  '/password/reset',
  '/email/confirm',
  '/leaver-documents',
  '/api',
  ...new Set(Object.values(noticeKinds).map(({ url }) => `/${url.split('/')[1]}{/*rest}`)),
].filter((path) => path !== '/api{/*rest}');

export interface ConsoleOptions {
  /** The folder of the build; that of this package by default. */
  folder?: string;
  /** Shown to admins as a link; null: the installation has none. */
  temporalUi: string | null;
}

/** The routes need the workspace as `ctx.state.workspace`. */
export function consoleRoutes({ folder, temporalUi }: ConsoleOptions): Router {
  const build = readBuild(folder);
  const router = new Router({ strict: true, sensitive: true });
  router.get('/', (ctx) => {
    ctx.vary('Accept');
    // for programs, / is 404
    if (ctx.accepts('json', 'html') !== 'html') throw notFound();
    ctx.redirect(CONSOLE);
  });
  router.get('/console', (ctx) => ctx.redirect(CONSOLE));
  for (const path of MOVED)
    router.get(path, (ctx) => {
      ctx.set('Referrer-Policy', 'no-referrer');
      ctx.redirect(`/console${ctx.path}${ctx.search}`);
    });
  router.get(`${CONSOLE}brand.css`, (ctx) =>
    sendDocument(ctx as unknown as Context, staticDocument('text/css', brandProperties(workspaceOf(ctx)))),
  );
  router.get(`${CONSOLE}manifest.webmanifest`, (ctx) =>
    sendDocument(
      ctx as unknown as Context,
      staticDocument('application/manifest+json', manifestOf(workspaceOf(ctx))),
    ),
  );
  router.get(`${CONSOLE}icon.svg`, (ctx) =>
    sendDocument(
      ctx as unknown as Context,
      staticDocument('image/svg+xml', appIcon(workspaceOf(ctx)), ICON_HEADERS),
    ),
  );
  router.get(`${CONSOLE}worker.js`, (ctx) => {
    if (!build) throw notFound();
    sendDocument(ctx as unknown as Context, build.worker);
  });
  router.get(`${CONSOLE}assets/:name`, (ctx) => {
    const file = build?.assets.get(ctx.params['name']!);
    if (!file) throw notFound();
    sendDocument(ctx as unknown as Context, file);
  });
  router.get(`${CONSOLE}{*path}`, (ctx) => {
    if (!build)
      throw new Problem(503, 'unavailable', {
        detail: 'The console is not built: run `npm run build` once.',
      });
    const page = staticDocument('text/html', filled(build.page, workspaceOf(ctx), temporalUi), HEADERS);
    sendDocument(ctx as unknown as Context, page);
  });
  return router;
}

const workspaceOf = (ctx: unknown): Workspace => (ctx as Context).state['workspace'] as Workspace;

/** The page with the workspace's values in place of its marks: `{{name}}`. */
function filled(page: string, workspace: Workspace, temporalUi: string | null): string {
  const { name, locale, logos, supportEmail, loginText } = workspace;
  const values: Record<string, string | null> = {
    lang: 'en',
    name,
    locale,
    logo: logos.light ? logoPath('light', logos.light) : null,
    darkLogo: logos.dark ? logoPath('dark', logos.dark) : null,
    support: supportEmail,
    text: loginText,
    temporalUi,
  };
  const icon = iconOf(workspace);
  return page.replace(/\{\{(\w+)\}\}/g, (_, mark: string) =>
    mark === 'icon' ? icon : escapeHtml(values[mark] ?? ''),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { escapeHtml } from '../lib/html.ts';
import { installedFile } from '../lib/installedFile.ts';
import { sourceFolder } from '../lib/sourceFolder.ts';
import { sha256 } from '../lib/sha256.ts';
import { operationsIn, type OpenApiDocument } from '../openapi/document.ts';
import { fullDocumentWithout, publicDocumentWithout } from '../openapi/served.ts';
import { BRAND } from '../workspace/find.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { perAreasOff, sendDocument, staticDocument } from './document.ts';
import { iconOf, nameOrLogoByMode } from './html.ts';

/**
 * The interactive references: Scalar's standalone file, served by us under a policy that lets the page
 * connect to this service only. No CDN, no telemetry, no remote fonts.
 */
const ASSETS = '/api/docs/assets/';

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'", // Scalar writes its styles into the page
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Removes a probe in Zod (inside Scalar) for whether eval is allowed: the policy forbids it, and browsers
 * report the attempt.
 */
const NO_PROBE = ['try{return new Function(""),!0}', 'try{return!1}'] as const;

export function addReferences(router: Router): void {
  const scalar = readFileSync(installedFile('reference'), 'utf8');
  const scripts: Scripts = {
    scalar: asset(router, 'scalar', scalar.replace(...NO_PROBE)),
    start: asset(router, 'start', readFileSync(join(sourceFolder(), 'http/referencePage.js'), 'utf8')),
  };
  page(router, '/api/docs', { schema: '/api/schema/', scripts }, fullDocumentWithout);
  page(router, '/api/docs/public/', { schema: '/api/schema/public/', scripts }, publicDocumentWithout);
}

/** Paths of a reference's scripts. */
interface Scripts {
  /** Scalar itself. */
  scalar: string;
  /** Starts Scalar with the page's document. */
  start: string;
}

/** Scripts and document of a reference. */
interface Sources {
  scripts: Scripts;
  /** The path of its document. */
  schema: string;
}

/** Serves a script under a name that contains its hash, so that browsers cache it for good. */
function asset(router: Router, name: string, body: string): string {
  const path = `${ASSETS}${name}.${sha256(body).toString('hex').slice(0, 12)}.js`;
  const script = staticDocument('text/javascript', body, {
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  router.get(path, (ctx) => sendDocument(ctx, script));
  return path;
}

/** Serves a reference without the areas that the workspace has switched off. */
function page(
  router: Router,
  path: string,
  sources: Sources,
  documentWithout: (areas: readonly string[]) => OpenApiDocument,
): void {
  // the tables are the expensive part and are cached; per-workspace settings are added around them
  const tables = perAreasOff((areas) => {
    const document = documentWithout(areas);
    return { title: document.info.title, table: tableOf(document) };
  });
  router.get(path, (ctx) => {
    const workspace = (ctx as unknown as Context).state['workspace'] as Workspace;
    const page = staticDocument('text/html', pageOf(tables(ctx), sources, workspace), {
      'Content-Security-Policy': CSP,
      'Referrer-Policy': 'no-referrer',
    });
    sendDocument(ctx, page);
  });
}

const pageOf = (
  { title, table }: { title: string; table: string },
  { schema, scripts }: Sources,
  workspace: Workspace,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${iconOf(workspace)}">
<style>${styleOf(workspace)}</style>
</head>
<body>
<header class="workspace">${nameOrLogoByMode(workspace)}</header>
<div id="reference" data-url="${schema}"><p class="waiting">${escapeHtml(title)}</p></div>
<noscript>${table}</noscript>
<script type="module" src="${scripts.start}"></script>
<script defer src="${scripts.scalar}"></script>
</body>
</html>
`;

/**
 * The page header follows the reference's mode, or the browser's until the reference has loaded. The
 * workspace's colour marks what is selected in light mode only, where its contrast is known.
 */
const styleOf = ({ brand: { color } }: Workspace): string => `
body { margin: 0; }
.workspace { display: flex; align-items: center; min-height: 44px; padding: 8px 24px; background: #ffffff; color: ${color};
  border-bottom: 1px solid #d9dee5; font: 600 16px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.workspace img { display: block; height: 32px; max-width: 320px; object-fit: contain; }
.workspace .for-dark { display: none; }
${darkHead('.dark-mode')}
.waiting { padding: 64px 24px; text-align: center; color: #6d7a8b; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
@media (prefers-color-scheme: dark) { body:not(.light-mode) { background: #0f0f0f; } ${darkHead('body:not(.light-mode)')} }
${color === BRAND.color ? '' : `.light-mode { --scalar-color-accent: ${color} !important; }`}`;

const darkHead = (dark: string): string => `
${dark} .workspace { background: #0f0f0f; color: #e7e7e7; border-color: #2d2d2d; }
${dark} .workspace .for-light { display: none; }
${dark} .workspace .for-dark { display: block; }
${dark} .workspace .on-light { padding: 4px 8px; border-radius: 6px; background: #ffffff; }`;

/** A table of all calls with the access they need, for readers without JavaScript. */
function tableOf(document: OpenApiDocument): string {
  const rows = operationsIn(document).map(
    ({ method, path, operation: { summary = '', description = '' } }) => {
      const access = description.split('\n')[0]!;
      return `<tr><td>${method}</td><td>${escapeHtml(path)}</td><td>${escapeHtml(summary)}</td><td>${escapeHtml(access)}</td></tr>`;
    },
  );
  return `<table><thead><tr><th>Method</th><th>Path</th><th>What</th><th>Who</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

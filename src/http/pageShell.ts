/**
 * The shell of the front page and of the pages that mails link to: nothing is loaded from other hosts, and no
 * page is cached or framed.
 */
import { escapeHtml } from '../lib/html.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { iconOf, nameOrLogoOnAny } from './html.ts';

export const STYLE_PATH = '/password/assets/style.css';
/** The colours of the workspace. */
export const BRAND_PATH = '/password/assets/brand.css';

interface Policy {
  /** Where scripts come from and connect to. Left out: no scripts. */
  scripts?: "'self'";
  /** Where forms may be sent. */
  formAction: "'none'" | "'self'";
}

/** The headers of such a page. */
export const pageHeaders = ({ scripts, formAction }: Policy): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    ...(scripts === undefined ? [] : [`script-src ${scripts}`]),
    "style-src 'self'",
    "img-src 'self' data:",
    ...(scripts === undefined ? [] : [`connect-src ${scripts}`]),
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

export interface Page {
  /** Its name or logo is shown at the top. */
  workspace: Workspace;
  title: string;
  script?: string;
  /** HTML below the workspace's name. */
  main: string;
}

/** The whole HTML document. */
export const pageWith = ({ workspace, title, script, main }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(workspace.name)}</title>
<link rel="icon" href="${iconOf(workspace)}">
<link rel="stylesheet" href="${STYLE_PATH}">
<link rel="stylesheet" href="${BRAND_PATH}">
${script === undefined ? '' : `<script type="module" src="${script}"></script>\n`}</head>
<body>
<main>
<p class="workspace">${nameOrLogoOnAny(workspace)}</p>
${main}
</main>
</body>
</html>
`;

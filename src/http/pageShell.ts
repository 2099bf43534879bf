/** The shell of the pages that mails lead to, and of the front page: nothing is loaded from other hosts, and no page is kept or framed. */
import { escapeHtml } from '../lib/html.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { iconOf, nameOrLogoOnAny } from './html.ts';

export const STYLE_PATH = '/password/assets/style.css';
/** The colours of the workspace. */
export const BRAND_PATH = '/password/assets/brand.css';

interface Policy {
  /** Where scripts come from and connect to; none unless given. */
  scripts?: "'self'";
  /** Where its form is sent. */
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
  /** Whose name or logo stands at its head. */
  workspace: Workspace;
  title: string;
  script?: string;
  /** What stands below the workspace's name, as HTML. */
  main: string;
}

/** The whole document. */
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

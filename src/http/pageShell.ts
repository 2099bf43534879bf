/** The shell of the pages that mails lead to: nothing is loaded from other hosts, and no page is kept or framed. */
import { escapeHtml, ICON } from './html.ts';

export const STYLE_PATH = '/password/assets/style.css';

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
    ...(scripts === undefined ? [] : [`script-src ${scripts}`, `connect-src ${scripts}`]),
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

export interface Page {
  /** Of the workspace, escaped here. */
  workspace: string;
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
<title>${title} · ${escapeHtml(workspace)}</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${STYLE_PATH}">
${script === undefined ? '' : `<script type="module" src="${script}"></script>\n`}</head>
<body>
<main>
<p class="workspace">${escapeHtml(workspace)}</p>
${main}
</main>
</body>
</html>
`;

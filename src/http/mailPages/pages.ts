/**
 * The pages that mails link to: `/password/reset` and `/invitations/accept` ask for a new password;
 * `/email/confirm` asks for a click only, because programs that check links in mails must not confirm an
 * address. `page.js` calls the API of the same host from the browser; the link's token is sent to that call
 * only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { escapeHtml } from '../../lib/html.ts';
import { sourceFolder } from '../../lib/sourceFolder.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { sendDocument, staticDocument } from '../document.ts';
import { send } from '../envelope.ts';
import { pageHeaders, pageWith, BRAND_PATH, STYLE_PATH } from '../pageShell.ts';
import { brandStyle, STYLE } from './style.ts';

const SCRIPT_PATH = '/password/assets/page.js';

// the script sends the form: without it, the browser must not put a password into a URL
const HEADERS = pageHeaders({ scripts: "'self'", formAction: "'none'" });

/** Texts of a page, and its call. */
interface CodePage {
  path: string;
  /** Path of the call, and the member of its body for the password; null if the page asks for none. */
  call: string;
  member: string | null;
  title: string;
  lead: (workspace: string) => string;
  button: string;
  done: { title: string; text: string };
}

const PAGES: readonly CodePage[] = [
  {
    path: '/password/reset',
    call: '/api/v1/auth/password/reset/',
    member: 'new_password',
    title: 'Choose a new password',
    lead: (workspace) => `It is for your account at ${workspace}. You will be signed out everywhere.`,
    button: 'Save the password',
    done: {
      title: 'Your new password works',
      text: 'Sign in with it from now on. You can close this page.',
    },
  },
  {
    path: '/invitations/accept',
    call: '/api/v1/auth/invitations/accept/',
    member: 'password',
    title: 'Accept your invitation',
    lead: (workspace) => `You have been invited to ${workspace}. Choose a password to get started.`,
    button: 'Accept the invitation',
    done: {
      title: 'Welcome',
      text: 'Your account is ready. Sign in with your e-mail address and the password you have chosen. You can close this page.',
    },
  },
  {
    path: '/email/confirm',
    call: '/api/v1/auth/email/confirm/',
    member: null,
    title: 'Confirm your sign-in address',
    lead: (workspace) =>
      `You sign in to ${workspace} with this address from then on, and with the password you have.`,
    button: 'Confirm the address',
    done: {
      title: 'Your new address works',
      text: 'Sign in with it from now on. You can close this page.',
    },
  },
];

/** Adds the pages with their script and style. They need the workspace as `ctx.state.workspace`. */
export function addMailPages(router: Router): void {
  const script = staticDocument(
    'text/javascript',
    readFileSync(path.join(sourceFolder(), 'http/mailPages/page.js'), 'utf8'),
  );
  const style = staticDocument('text/css', STYLE);
  router.get(SCRIPT_PATH, (ctx) => sendDocument(ctx, script));
  router.get(STYLE_PATH, (ctx) => sendDocument(ctx, style));
  router.get(BRAND_PATH, (ctx) =>
    sendDocument(ctx, staticDocument('text/css', brandStyle(workspaceOf(ctx as unknown as Context)))),
  );
  for (const page of PAGES)
    router.get(page.path, (ctx) => {
      const workspace = workspaceOf(ctx as unknown as Context);
      send(ctx, { status: 200, headers: { ...HEADERS }, body: render(page, workspace) });
    });
}

const workspaceOf = (ctx: Context): Workspace => ctx.state['workspace'] as Workspace;

const PASSWORD = `<label for="password">New password</label>
<div class="with-button">
<input id="password" name="password" type="password" minlength="12" maxlength="128" autocomplete="new-password" required aria-describedby="hint password-problem">
<button id="show" class="quiet" type="button" aria-controls="password" aria-label="Show the password">Show</button>
</div>
<p id="password-problem" class="problem"></p>
<p id="hint" class="hint">At least 12 characters. Four words that have nothing to do with you or one another are good.</p>
`;

const render = ({ call, member, title, lead, button, done }: CodePage, workspace: Workspace): string =>
  pageWith({
    workspace,
    title,
    script: SCRIPT_PATH,
    main: `<noscript><h1>${title}</h1><p>This page needs JavaScript. Please switch it on, or open the link of the mail in another browser.</p></noscript>
<section id="ask" aria-labelledby="title" hidden>
<h1 id="title">${title}</h1>
<p>${escapeHtml(lead(workspace.name))}</p>
<form id="form" data-call="${call}"${member === null ? '' : ` data-member="${member}"`} novalidate>
<p id="problem" class="problem" role="alert"></p>
<div id="code-part" hidden>
<label for="code">Code from the mail</label>
<input id="code" name="code" type="text" maxlength="256" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" aria-describedby="code-problem">
<p id="code-problem" class="problem"></p>
</div>
${member === null ? '' : PASSWORD}<button id="send" type="submit">${button}</button>
</form>
</section>
<section id="done" aria-labelledby="done-title" hidden>
<h1 id="done-title" tabindex="-1">${done.title}</h1>
<p>${done.text}</p>
</section>`,
  });

/**
 * The unsubscribe page, `/notifications/unsubscribe?token=`, which needs no sign-in. Opening it changes
 * nothing, because programs follow links in mails; its button, or the mail program's (RFC 8058), sends a POST
 * to the same address.
 */
import type Router from '@koa/router';
import type { Context } from 'koa';
import { workspaceDb } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import type { Limiter } from '../limits/limiter.ts';
import { noticeKinds } from '../generated/notices.ts';
import { escapeHtml } from '../lib/html.ts';
import {
  readUnsubscribeToken,
  unsubscribe,
  UNSUBSCRIBE_PATH,
  type Subscription,
} from '../notifications/unsubscribe.ts';
import type { Mac } from '../secrets/mac.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { addressOf, type TrustedProxies } from './clientAddress.ts';
import { send } from './envelope.ts';
import { pageHeaders, pageWith } from './pageShell.ts';
import { countUnsubscribing, refuseOverLimit } from './rateLimit.ts';
import { factsOf } from './requestFacts.ts';
import { requestIdOf } from './requestId.ts';

export interface UnsubscribeDeps {
  pool: Pool;
  limiter: Limiter;
  unsubscribeMac: Mac;
  trustedProxies: TrustedProxies;
}

const HEADERS = pageHeaders({ formAction: "'self'" });

/** Adds the page. It needs the workspace as `ctx.state.workspace`. */
export function addUnsubscribePage(
  router: Router,
  { pool, limiter, unsubscribeMac, trustedProxies }: UnsubscribeDeps,
): void {
  /** Reads the token. Throws 429, so that links cannot be guessed quickly. */
  const linkOf = async (ctx: Context) => {
    const workspace = ctx.state['workspace'] as Workspace;
    const ip = addressOf(ctx.req, trustedProxies);
    const headers: Record<string, string> = {};
    refuseOverLimit(headers, await countUnsubscribing(limiter, workspace, ip, Date.now()));
    ctx.set(headers);
    const { token } = ctx.query;
    const said = typeof token === 'string' ? readUnsubscribeToken(unsubscribeMac, workspace.id, token) : null;
    return { workspace, said };
  };
  const answer = (ctx: Context, status: number, workspace: Workspace, text: Text) =>
    send(ctx, { status, headers: { ...HEADERS }, body: page(workspace, text) });

  router.get(UNSUBSCRIBE_PATH, async (context) => {
    const ctx = context as unknown as Context;
    const { workspace, said } = await linkOf(ctx);
    if (!said) answer(ctx, 404, workspace, BROKEN);
    else answer(ctx, 200, workspace, question(said));
  });
  router.post(UNSUBSCRIBE_PATH, async (context) => {
    const ctx = context as unknown as Context;
    const { workspace, said } = await linkOf(ctx);
    // the body is `List-Unsubscribe=One-Click` or empty: the address says everything
    ctx.req.resume();
    if (!said) return answer(ctx, 404, workspace, BROKEN);
    const request = factsOf(ctx.req, requestIdOf(ctx), addressOf(ctx.req, trustedProxies));
    await unsubscribe(workspaceDb(pool, workspace.id), { workspace, now: Date.now(), request }, said);
    answer(ctx, 200, workspace, DONE);
  });
}

interface Text {
  title: string;
  text: string;
  button?: string;
}

const question = ({ kind }: Subscription): Text => ({
  title: 'No more mails?',
  text:
    kind === null
      ? 'You will no longer get mails about notifications. You will still get mails about signing in.'
      : `You will no longer get mails of this kind: “${noticeKinds[kind]?.meaning ?? kind}”`,
  button: 'Stop these mails',
});

const DONE: Text = {
  title: 'You will no longer get these mails',
  text: 'The app still shows the notifications, and you can turn mails on again in your preferences. You can close this page.',
};

const BROKEN: Text = {
  title: 'This link does not work',
  text: 'Open the complete link from the mail, or change your preferences in the app.',
};

const page = (workspace: Workspace, { title, text, button }: Text): string =>
  pageWith({
    workspace,
    title,
    main: [
      `<h1>${title}</h1>`,
      `<p>${escapeHtml(text)}</p>`,
      ...(button === undefined
        ? []
        : [`<form method="post"><button type="submit">${button}</button></form>`]),
    ].join('\n'),
  });

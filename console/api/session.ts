/**
 * The session of this browser. The access token is in memory only; the refresh token is in a cookie that no
 * script can read. One tab at a time exchanges it and tells the others.
 */
import { refusalOf, Refusal } from './refusal.ts';

interface Tokens {
  access_token: string;
  /** Seconds. */
  expires_in: number;
}

/** An access token and its end, in milliseconds since 1970. */
interface Access {
  token: string;
  ends: number;
}

type News = { type: 'access'; access: Access } | { type: 'signed-out' };

/** Set while this browser has a session, so that a first visit does not try to continue one. */
const MARK = 'workforce.signed-in';
/** Milliseconds before the end of an access token at which it is replaced. */
const EARLY = 30_000;

let access: Access | null = null;
const ended = new Set<() => void>();
const tabs = new BroadcastChannel('workforce.session');

tabs.onmessage = ({ data }: MessageEvent<News>) => {
  if (data.type === 'access') access = data.access;
  else forget();
};

/** Whether this browser had a session when it was last used. */
export const wasSignedIn = (): boolean => localStorage.getItem(MARK) !== null;

/** Calls `listener` when the session ends, in this tab or another. */
export function whenSignedOut(listener: () => void): () => void {
  ended.add(listener);
  return () => ended.delete(listener);
}

/** Takes the tokens of a sign-in. */
export function begin({ access_token, expires_in }: Tokens): void {
  access = { token: access_token, ends: Date.now() + expires_in * 1000 };
  localStorage.setItem(MARK, '1');
  tabs.postMessage({ type: 'access', access } satisfies News);
}

/**
 * An access token that is valid for some seconds more. `refused` is a token that got a 401.
 * @throws Refusal 401 if the session has ended; with status 0 without a network
 */
export async function accessToken(refused?: string): Promise<string> {
  const usable = () => access !== null && access.token !== refused && Date.now() < access.ends - EARLY;
  if (usable()) return access!.token;
  return navigator.locks.request('workforce.refresh', async () => {
    // another tab may have exchanged it while this one waited
    if (!usable()) await exchange();
    return access!.token;
  });
}

async function exchange(): Promise<void> {
  const response = await send('refresh', { refresh_token: 'cookie' });
  if (response.ok) return begin(((await response.json()) as { data: Tokens }).data);
  const refusal = await refusalOf(response);
  if (refusal.status === 401) announceEnd();
  throw refusal;
}

/** Ends the session in the service and in all tabs. Without a network it ends in this browser only. */
export async function signOut(): Promise<void> {
  const token = await accessToken().catch(() => null);
  announceEnd();
  if (token) await send('logout', {}, token).catch(() => undefined);
}

function announceEnd(): void {
  tabs.postMessage({ type: 'signed-out' } satisfies News);
  forget();
}

function forget(): void {
  access = null;
  localStorage.removeItem(MARK);
  for (const listener of ended) listener();
}

async function send(what: 'refresh' | 'logout', body: object, token?: string): Promise<Response> {
  try {
    return await fetch(`/api/v1/auth/${what}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, {});
  }
}

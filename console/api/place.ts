const BASE = '/console';

/** The address of this page below /console, without a slash at its end: `/password/reset`. */
export function pathWithin(): string {
  const { pathname } = location;
  const within = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  return within.replace(/\/+$/, '') || '/';
}

/** The token of a mail's link, taken out of the address and so out of the history and of screenshots. */
export function takeToken(): string {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  if (token) history.replaceState(null, '', location.pathname);
  return token;
}

/**
 * The refresh token of a session in a browser, in a cookie that scripts cannot read. `__Host-` binds it to
 * this host; `Strict` keeps it out of requests from other sites (RFC 6265bis, 4.1.2, 4.1.3).
 */
const NAME = '__Host-wf_refresh';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** Where a session's client keeps its refresh token. */
export type Carrier = 'body' | 'cookie';

/** What bodies contain in place of a refresh token that is in the cookie. */
export const IN_COOKIE = 'cookie';

/** The header that stores a refresh token for `seconds`. */
export const storeRefreshToken = (token: string, seconds: number): Record<string, string> => ({
  'Set-Cookie': `${NAME}=${token}; Max-Age=${seconds}; ${ATTRIBUTES}`,
});

/** The header that deletes the cookie. */
export const DELETE_REFRESH_TOKEN = { 'Set-Cookie': `${NAME}=; Max-Age=0; ${ATTRIBUTES}` };

/** The refresh token in a `Cookie` header. Null without one, and with two: another page may have set one. */
export function refreshTokenIn(header: string | undefined): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`));
  return values.length === 1 ? values[0]!.slice(NAME.length + 1) : null;
}

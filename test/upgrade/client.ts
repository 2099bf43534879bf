/** Calls an installation as its people do. Any refusal is an error. */
import { send } from '../support/service.ts';

export interface Site {
  url: string;
  host: string;
}

export interface Client {
  /** `call('GET', '/auth/me/')` resolves with `data`. */
  call(method: string, path: string, body?: object): Promise<any>;
  download(path: string): Promise<Buffer>;
}

/** `token` is an access token or an API key. */
export function clientOf({ url, host }: Site, token?: string): Client {
  const ask = async (method: string, path: string, body?: object) => {
    const headers = {
      host,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const reply = await send(`${url}/api/v1${path}`, method, headers, body && JSON.stringify(body));
    if (reply.status >= 300)
      throw new Error(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 500)}`);
    return reply;
  };
  return {
    call: async (method, path, body) => (await ask(method, path, body)).body.data,
    download: async (path) => (await ask('GET', path)).bytes,
  };
}

/** Signs in with a password, for people without a second factor. */
export async function signIn(site: Site, user: { email: string; password: string }): Promise<Client> {
  const { email, password } = user;
  const { access_token } = await clientOf(site).call('POST', '/auth/login/', { email, password });
  return clientOf(site, access_token as string);
}

/** A program that calls the API, and counts its calls and the bytes of their bodies. */

export interface Client {
  calls: number;
  bytes: number;
  read<T>(path: string): Promise<T>;
  made<T>(path: string, body: object): Promise<T>;
  send(method: string, path: string, body?: object): Promise<void>;
  upload(path: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
}

export function createClient(origin: string, token: string): Client {
  async function call(method: string, path: string, body?: string | FormData, size = 0): Promise<unknown> {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    client.calls += 1;
    client.bytes += text.length + (typeof body === 'string' ? body.length : size);
    return text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data;
  }
  const json = (body: object | undefined) => body && JSON.stringify(body);
  const client: Client = {
    calls: 0,
    bytes: 0,
    read: <T>(path: string) => call('GET', path) as Promise<T>,
    made: <T>(path: string, body: object) => call('POST', path, json(body)) as Promise<T>,
    send: async (method, path, body) => void (await call(method, path, json(body))),
    async upload(path, { name, mimeType, buffer }) {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
      await call('POST', path, form, buffer.length);
    },
  };
  return client;
}

import { createServer } from 'node:http';

export interface HealthServer {
  close(): Promise<void>;
}

/**
 * Serves the worker's health: `/healthz` is 200 while the process answers, `/readyz` is 200 while it
 * delivers, else 503.
 *
 * @param address `host:port`, an IPv6 host in brackets.
 * @throws Error that names the variable, if the address cannot be used.
 */
export async function serveHealth(address: string, delivers: () => boolean): Promise<HealthServer> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
          ...(status === 503 ? { 'Retry-After': '2' } : {}),
        })
        .end(JSON.stringify(body));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (request.url === '/healthz') return void answer(200, { status: 'ok' });
    if (request.url !== '/readyz') return void response.writeHead(404).end();
    answer(delivers() ? 200 : 503, { status: delivers() ? 'ready' : 'unready' });
  });
  const colon = address.lastIndexOf(':');
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`WORKER_HEALTH_ADDRESS ${address} cannot be used: ${error.message}`)),
    );
    server.listen(
      {
        host: address.slice(0, colon).replace(/^\[|\]$/g, ''),
        port: Number(address.slice(colon + 1)),
        exclusive: true,
      },
      resolve,
    );
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

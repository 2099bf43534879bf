/** What every benchmark server tells its parent: its port once, and its CPU time on request. */
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Usage {
  /** Microseconds of CPU since the process started, user and system. */
  cpu: number;
  /** Bytes. */
  rss: number;
}

export async function announce(server: Server): Promise<void> {
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    process.send!({ cpu: user + system, rss: process.memoryUsage.rss() } satisfies Usage);
  });
  process.on('disconnect', () => process.exit(0));
  process.send!({ port: (server.address() as AddressInfo).port });
}

/** Answers with JSON in the simplest way that node:http allows. */
export function answerJson(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

export const setting = (name: string): string => process.env[name]!;

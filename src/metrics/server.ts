import cluster from 'node:cluster';
import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { AggregatorRegistry, Registry } from 'prom-client';

export interface MetricsServer {
  close(): Promise<void>;
}

/** Address of `/metrics`, with a port of its own that must not be published. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Serves the text that `read` returns. */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  read: () => Promise<string>,
  log: Logger,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'could not collect the metrics');
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`METRICS_HOST ${host} and METRICS_PORT ${port} cannot be used: ${error.message}`)),
    );
    server.listen({ host, port, exclusive: true }, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The combined metrics of all API processes, collected by the process that started them. */
export function clusterMetrics(): () => Promise<string> {
  if (!cluster.isPrimary) throw new Error('only the first process can ask the others');
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
}

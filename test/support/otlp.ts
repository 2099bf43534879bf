/** A receiver of traces over OTLP/HTTP, like a collector. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface SeenSpan {
  name: string;
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  /** 2: server, 3: client, 4: producer. */
  kind: number;
  attributes: Record<string, string | number>;
  /** 2: error. */
  status: number | undefined;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<SeenSpan, 'attributes' | 'service' | 'status'> & Raw)[] }[];
  }[];
}
interface Raw {
  attributes: Attribute[];
  status?: { code?: number };
}
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

export async function startOtlpReceiver() {
  const spans: SeenSpan[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    paths.add(`${request.method} ${request.url}`);
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as Sent).resourceSpans)
        for (const span of scopeSpans.flatMap((one) => one.spans))
          spans.push({
            ...span,
            service: String(valuesOf(resource.attributes)['service.name']),
            attributes: valuesOf(span.attributes),
            status: span.status?.code,
          });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    paths,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const valuesOf = (attributes: readonly Attribute[]): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? Number.NaN)]),
  );

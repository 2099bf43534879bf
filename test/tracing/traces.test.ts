/**
 * Traces from the request through the outbox to the POST: real processes, a real Temporal, a real OTLP
 * receiver.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { startApiProcess } from '../support/apiProcess.ts';
import { opened } from '../support/opening.ts';
import { startOtlpReceiver } from '../support/otlp.ts';
import { status } from '../support/receiver/receiver.ts';
import { send, startServiceOn } from '../support/service.ts';
import { until } from '../support/until.ts';
import { openFixture } from '../webhooks/delivery/fixture.ts';

const collector = await opened(startOtlpReceiver());
const fixture = await opened(openFixture());
const { world } = fixture;
const tracing = { endpoint: collector.url, share: 1 };
await fixture.work({ tracing });
const loads = pathToFileURL(path.join(import.meta.dirname, 'tellWhatIsLoaded.mjs')).href;
const api = await opened(
  startApiProcess(fixture.service.database, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRUSTED_PROXIES: '127.0.0.1/32',
    NODE_OPTIONS: `--import ${loads}`,
  }),
  (it) => it.stop(),
);
/** The same service, without a trusted proxy, and with half of the requests traced. */
const doubting = await opened(
  startServiceOn(
    { ...fixture.service.database, drop: async () => undefined },
    { tracing: { endpoint: collector.url, share: 0.5 } },
  ),
);

let minute = Math.floor(Date.now() / 60_000) - 100_000;
const write = (url: string, headers: Record<string, string> = {}) => {
  const from = (minute += 1) * 60_000;
  return send(
    `${url}/api/v1/tracking/entries/`,
    'POST',
    {
      host: world.host,
      authorization: `Bearer ${world.employee.token}`,
      'content-type': 'application/json',
      ...headers,
    },
    JSON.stringify({
      started_at: new Date(from).toISOString(),
      ended_at: new Date(from + 60_000).toISOString(),
    }),
  );
};
const traceparent = (flags = '01') =>
  `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-${flags}`;
const ofTrace = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
/** Spans of the requests with this id, which the caller may choose. */
const requestSpan = async (id: string) => {
  const found = () => collector.spans.find(({ attributes }) => attributes['workforce.request_id'] === id);
  await until(() => found() !== undefined);
  return found()!;
};

test('one trace contains the request, the event that it wrote and the attempt to deliver it, each a child of the one before', async () => {
  const webhook = await fixture.webhook((await fixture.receiver('ok')).url, {
    events: ['time_entry.created'],
  });
  const reply = await write(api.url, { 'x-request-id': 'one-trace' });
  expect(reply.status).toBe(201);
  const [delivery] = await fixture.until(webhook, 'delivered');
  const request = await requestSpan('one-trace');
  await until(() => ofTrace(request.traceId).length === 3);
  const [event, attempt] = [4, 3].map((kind) => ofTrace(request.traceId).find((span) => span.kind === kind)!);

  const [workspace] = await world.sql<{ slug: string }>('SELECT slug FROM workspaces WHERE id = $1', [
    world.id,
  ]);
  expect(request.parentSpanId).toBe(undefined);
  expect(request).toMatchObject({
    name: 'POST /api/v1/tracking/entries/',
    service: 'workforce-api',
    kind: 2,
    attributes: {
      'workforce.operation': 'createTimeEntry',
      'workforce.workspace': workspace!.slug,
      'http.response.status_code': 201,
    },
  });
  expect(event).toMatchObject({ name: 'event time_entry.created', parentSpanId: request.spanId });
  expect(attempt).toMatchObject({
    name: 'POST webhook',
    service: 'workforce-worker',
    parentSpanId: event!.spanId,
    attributes: {
      'temporal.workflow_id': expect.stringMatching(/^webhook-sender-/) as unknown,
      'workforce.workspace_id': world.id,
      'workforce.webhook_id': webhook.id,
      'workforce.delivery_id': delivery!.id,
      'workforce.attempt': 1,
      'workforce.cause': 'acknowledged',
      'http.response.status_code': 204,
    },
  });
  expect([...collector.paths]).toEqual(['POST /v1/traces']);
  await world.sql(`UPDATE webhooks SET status = 'deleted' WHERE id = $1`, [webhook.id]);
});

test('retries are spans of the same trace, below their workflow, and failed ones are errors', async () => {
  const webhook = await fixture.webhook((await fixture.receiver(status(503))).url, {
    events: ['time_entry.created'],
  });
  await write(api.url, { 'x-request-id': 'retried' });
  const [delivery] = await fixture.until(webhook, 'failed');
  const { traceId } = await requestSpan('retried');
  const attempts = () => ofTrace(traceId).filter(({ kind }) => kind === 3);
  await until(() => attempts().length === 6);
  expect(
    attempts()
      .map(({ attributes }) => attributes['workforce.attempt'])
      .sort(),
  ).toEqual([1, 2, 3, 4, 5, 6]);
  const workflows = attempts().map(({ attributes }) => attributes['temporal.workflow_id']);
  const [own, shared] = [...new Set(workflows)].sort();
  expect(own).toBe(`webhook-delivery-${delivery!.id}`);
  expect(shared).toMatch(/^webhook-sender-/);
  expect(attempts().map((span) => span.status)).toEqual(Array(6).fill(2));
  await world.sql(`UPDATE webhooks SET status = 'deleted' WHERE id = $1`, [webhook.id]);
});

test('a refused write leaves its request in the trace, and no event', async () => {
  const reply = await send(
    `${api.url}/api/v1/tracking/entries/`,
    'POST',
    {
      host: world.host,
      authorization: `Bearer ${world.employee.token}`,
      'content-type': 'application/json',
      'x-request-id': 'refused',
    },
    '{}',
  );
  expect(reply.status).toBe(422);
  const { traceId, attributes } = await requestSpan('refused');
  expect(attributes['http.response.status_code']).toBe(422);
  expect(ofTrace(traceId)).toHaveLength(1);
});

describe('the traceparent of a caller', () => {
  test('continues the caller’s trace behind a trusted proxy', async () => {
    const given = traceparent();
    await write(api.url, { 'x-request-id': 'continued', traceparent: given });
    const { traceId, parentSpanId } = await requestSpan('continued');
    expect(given).toContain(`${traceId}-${parentSpanId}`);
  });

  test('is respected if it says not to trace', async () => {
    const given = traceparent('00');
    await write(api.url, { 'x-request-id': 'not-traced', traceparent: given });
    await write(api.url, { 'x-request-id': 'traced-afterwards' });
    await requestSpan('traced-afterwards');
    expect(ofTrace(given.slice(3, 35))).toEqual([]);
  });

  test.each([['garbage'], [`00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`]])(
    'starts a new trace if it is invalid (%s)',
    async (given) => {
      const id = `none-${given.length}`;
      await write(api.url, { 'x-request-id': id, traceparent: given });
      const { parentSpanId, traceId } = await requestSpan(id);
      expect(parentSpanId).toBe(undefined);
      expect(traceId).not.toBe('0'.repeat(32));
    },
  );

  test('is ignored from anybody else', async () => {
    const given = traceparent();
    for (let number = 0; number < 12; number += 1)
      await write(doubting.url, { 'x-request-id': `doubted-${number}`, traceparent: given });
    // half of twelve: none or all of them occurs once in two thousand runs
    const doubted = () =>
      collector.spans.filter(({ attributes }) =>
        String(attributes['workforce.request_id']).startsWith('doubted-'),
      );
    await until(() => doubted().length > 0);
    expect(ofTrace(given.slice(3, 35))).toEqual([]);
    for (const { parentSpanId } of doubted()) expect(parentSpanId).toBe(undefined);
  });
});

test('spans contain no person, address or text', () => {
  const text = JSON.stringify(collector.spans);
  for (const secret of [world.employee.email, world.employee.id, world.employee.token, '127.0.0.1'])
    expect(text).not.toContain(secret);
});

test('a collector that does not answer is logged once, and delays neither calls nor shutdown', async () => {
  const alone = await startApiProcess(fixture.service.database, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  expect((await write(alone.url)).status).toBe(201);
  await until(() => alone.lines.some(({ msg }) => msg === 'traces were not sent'));
  const began = Date.now();
  expect(await alone.stop()).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
}, 100_000);

test('switched off, no OpenTelemetry package is loaded, and events have no trace context', async () => {
  const off = await startApiProcess(fixture.service.database, { NODE_OPTIONS: `--import ${loads}` });
  try {
    expect((await write(off.url)).status).toBe(201);
    const loaded = async ({ pid, lines }: typeof off) => {
      process.kill(pid, 'SIGUSR2');
      await until(() => lines.some((line) => line['loaded'] !== undefined));
      return lines.find((line) => line['loaded'] !== undefined)!['loaded'] as string[];
    };
    expect(await loaded(off)).toEqual([]);
    expect(await loaded(api)).toContain('sdk-trace');
    const [row] = await world.sql<{ trace: string | null }>(
      'SELECT trace FROM events ORDER BY id DESC LIMIT 1',
    );
    expect(row!.trace).toBe(null);
  } finally {
    await off.stop();
  }
}, 100_000);

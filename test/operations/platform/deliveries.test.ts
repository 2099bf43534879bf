import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DAY, NOWHERE, openWebhookFixture } from './webhookFixture.ts';

const fixture = await openWebhookFixture();
const { call, create, delivery, deliveriesOf, wakeupsOf, forgetWakeup, linesAbout } = fixture;

describe('POST /api/v1/platform/webhooks/{webhook_id}/ping/', () => {
  test('202 with a pending delivery of webhook.ping for this webhook only', async () => {
    const { id } = await create();
    const other = await create({ events: ['webhook.ping'] });
    const reply = await call('POST', `${id}/ping/`);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toMatchObject({
      event: 'webhook.ping',
      status: 'pending',
      attempt_count: 0,
      response_code: null,
      resends_left: 3,
      replay_of: null,
    });
    const [row] = await fixture.world.sql(
      `SELECT e.body FROM deliveries d JOIN events e ON e.id = d.event_id WHERE d.id = $1`,
      [reply.body.data.id],
    );
    expect(JSON.parse(row!['body'])).toEqual({
      id: reply.body.data.event_id,
      sequence: expect.any(Number),
      event: 'webhook.ping',
      occurred_at: expect.stringMatching(/[+-]\d\d:\d\d$/),
      actor: { id: fixture.world.admin.id, email: fixture.world.admin.email, name: fixture.world.admin.name },
      data: { webhook_id: id, message: 'ping' },
    });
    expect(await wakeupsOf(id)).toHaveLength(1);
    expect(await deliveriesOf(other.id)).toEqual([]);
    expect(await linesAbout(id)).toEqual(['created webhook · dashboard', 'pinged webhook · dashboard']);
  });

  test('202 pending even while the webhook is paused', async () => {
    const { id } = await create();
    await call('PATCH', `${id}/`, { status: 'paused' });
    expect((await call('POST', `${id}/ping/`)).body.data.status).toBe('pending');
  });

  test('422 url_not_public if the host now resolves to a private address', async () => {
    fixture.dns.set('moving.example.com', ['2e00::1']);
    const { id } = await create({ url: 'https://moving.example.com/' });
    fixture.dns.set('moving.example.com', ['192.168.0.9']);
    const reply = await call('POST', `${id}/ping/`);
    expect(reply.status).toBe(422);
    expect(reply.body.data.code).toBe('url_not_public');
    expect(await deliveriesOf(id)).toEqual([]);
  });

  test('429 with Retry-After for the eleventh ping of a webhook in a minute', async () => {
    const { id } = await create({ url: 'https://127.0.0.1/' });
    fixture.service.setClock(Date.now());
    try {
      for (let count = 0; count < 10; count += 1)
        expect((await call('POST', `${id}/ping/`)).status).toBe(202);
      const reply = await call('POST', `${id}/ping/`);
      expect(reply.status).toBe(429);
      expect(reply.headers.get('retry-after')).toBe(String(reply.body.data.retry_after));
      const other = await create({ url: 'https://127.0.0.1/' });
      expect((await call('POST', `${other.id}/ping/`)).status).toBe(202);
    } finally {
      fixture.service.setClock(null);
    }
  });
});

describe('GET /api/v1/platform/webhooks/{webhook_id}/deliveries/', () => {
  const list = (id: string, query: Record<string, string | number | boolean> = {}) =>
    call('GET', `${id}/deliveries/`, undefined, { query });

  test('200 with deliveries of this webhook, newest first, in pages', async () => {
    const { id } = await create();
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await delivery(id));
    await delivery((await create()).id);
    const first = await list(id, { limit: 2, include_total: true });
    expect(first.headers.get('x-total-count')).toBe('3');
    const second = await list(id, { limit: 2, cursor: first.headers.get('x-next-cursor')! });
    expect([...first.body.data, ...second.body.data].map((one: { id: string }) => one.id)).toEqual(
      ids.reverse(),
    );
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  test('200 filters by status and event', async () => {
    const { id } = await create();
    const failed = await delivery(id, { status: 'failed', attempt_count: 6, response_code: 503 });
    const held = await delivery(id, { status: 'held' });
    await delivery(id, { kind: 'clock.started' });
    const ids = async (query: Record<string, string>) =>
      (await list(id, { ordering: 'created_at', ...query })).body.data.map((one: { id: string }) => one.id);
    expect(await ids({ status: 'failed,held' })).toEqual([failed, held]);
    expect(await ids({ status: 'held', event: 'clock.started' })).toEqual([]);
    expect(await ids({ event: 'absence.approved' })).toEqual([failed, held]);
    expect((await list(id, { status: 'lost' })).status).toBe(422);
    expect((await list(id, { state: 'failed' })).status).toBe(400);
  });

  test('200: from and to are days of the workspace’s zone', async () => {
    const { id } = await create();
    const today = new Date(Date.now() - 3 * DAY).toISOString().slice(0, 10);
    const at = (time: string) =>
      fixture.world
        .sql(`SELECT ($1::timestamp AT TIME ZONE 'Europe/Berlin') AS at`, [`${today} ${time}`])
        .then(([row]) => row!['at'] as Date);
    const morning = await delivery(id, { created_at: await at('00:00:00') });
    const night = await delivery(id, { created_at: await at('23:59:59.999') });
    const before = await delivery(id, {
      created_at: new Date((await at('00:00:00')).getTime() - 1),
    });
    const ids = async (query: Record<string, string>) =>
      (await list(id, query)).body.data.map((one: { id: string }) => one.id);
    expect(await ids({ from: today, to: today })).toEqual([night, morning]);
    expect(await ids({ from: today })).toEqual([night, morning]);
    const [yesterday] = [new Date(Date.parse(today) - DAY).toISOString().slice(0, 10)];
    expect(await ids({ to: yesterday })).toEqual([before]);
  });

  test('200 without deliveries older than 30 days', async () => {
    const { id } = await create();
    await delivery(id, { created_at: new Date(Date.now() - 30 * DAY - 1000) });
    const kept = await delivery(id, { created_at: new Date(Date.now() - 30 * DAY + 60_000) });
    expect((await list(id)).body.data.map((one: { id: string }) => one.id)).toEqual([kept]);
  });
});

describe('GET /api/v1/platform/webhooks/{webhook_id}/deliveries/{delivery_id}/', () => {
  test('200 with the request as it is sent, signatures masked, and every attempt', async () => {
    const { id, secret } = await create();
    const ping = (await call('POST', `${id}/ping/`)).body.data;
    await fixture.world.sql(
      `INSERT INTO delivery_attempts (workspace_id, delivery_id, number, started_at, finished_at, outcome, cause, detail,
                                      response_code, address, timings, body_excerpt)
       VALUES ($1, $2, 1, '2026-11-20T09:00:00Z', '2026-11-20T09:00:01Z', 'failed', 'http_status', 'The receiver answered 503.',
               503, '2e00::1', '{"dns_ms": 1.5, "connect_ms": 2.4, "tls_ms": 10, "first_byte_ms": 12.6, "total_ms": 27.5}', $3),
              ($1, $2, 2, '2026-11-20T09:01:00Z', NULL, 'running', NULL, NULL, NULL, NULL, NULL, NULL)`,
      [fixture.world.id, ping.id, Buffer.from([0x6e, 0x6f, 0xff, 0x00])],
    );
    const reply = await call('GET', `${id}/deliveries/${ping.id}/`);
    expect(reply.status).toBe(200);
    const { request, attempts } = reply.body.data;
    expect(request.url).toBe('https://hooks.example.com/in?token=hidden');
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'webhook.ping',
      'x-service-delivery': ping.id,
      'x-service-signature': 'sha256=…',
      'webhook-id': ping.id,
      'webhook-timestamp': String(Date.parse('2026-11-20T09:01:00Z') / 1000),
      'webhook-signature': 'v1,…',
    });
    expect(JSON.parse(request.body)).toMatchObject({ event: 'webhook.ping', data: { webhook_id: id } });
    expect(reply.text).not.toContain(secret);
    expect(attempts).toEqual([
      {
        number: 1,
        at: '2026-11-20T10:00:00.000+01:00',
        finished_at: '2026-11-20T10:00:01.000+01:00',
        outcome: 'failed',
        cause: 'http_status',
        error: 'The receiver answered 503.',
        response_code: 503,
        duration_ms: 28,
        address: '2e00::1',
        timings: { dns_ms: 2, connect_ms: 2, tls_ms: 10, first_byte_ms: 13, total_ms: 28 },
        body_excerpt: 'no\ufffd\u0000',
        resend: false,
      },
      {
        number: 2,
        at: expect.any(String),
        finished_at: null,
        outcome: 'running',
        cause: null,
        error: null,
        response_code: null,
        duration_ms: null,
        address: null,
        timings: null,
        body_excerpt: null,
        resend: false,
      },
    ]);
  });

  test('404 for a delivery of another webhook, and after 30 days', async () => {
    const { id } = await create();
    const others = await delivery((await create()).id);
    const old = await delivery(id, { created_at: new Date(Date.now() - 31 * DAY) });
    for (const one of [others, old, NOWHERE])
      expect((await call('GET', `${id}/deliveries/${one}/`)).status).toBe(404);
  });
});

describe('POST /api/v1/platform/webhooks/{webhook_id}/deliveries/{delivery_id}/resend/', () => {
  const resend = (id: string, one: string) => call('POST', `${id}/deliveries/${one}/resend/`);
  const settle = (one: string, status = 'failed') =>
    fixture.world.sql(`UPDATE deliveries SET status = $2, next_attempt_at = NULL WHERE id = $1`, [
      one,
      status,
    ]);

  test('202 with the same delivery, pending for one immediate attempt', async () => {
    const { id } = await create();
    const one = await delivery(id, { status: 'failed', attempt_count: 6, response_code: 500 });
    await forgetWakeup(id);
    const reply = await resend(id, one);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toMatchObject({ id: one, status: 'pending', resends_left: 2, attempt_count: 6 });
    expect(Date.parse(reply.body.data.next_attempt_at)).toBeLessThanOrEqual(Date.now() + 1000);
    expect(await wakeupsOf(id)).toHaveLength(1);
    expect(await linesAbout(one)).toEqual(['resent delivery · dashboard']);
  });

  test('202 for a delivered one, and while the webhook is paused', async () => {
    const { id } = await create();
    const one = await delivery(id, { status: 'delivered', attempt_count: 1 });
    await call('PATCH', `${id}/`, { status: 'paused' });
    expect((await resend(id, one)).body.data.status).toBe('pending');
  });

  test.each(['pending', 'retrying', 'held'])('409 still_retrying while it is %s', async (status) => {
    const { id } = await create();
    const reply = await resend(id, await delivery(id, { status }));
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'still_retrying', current_status: status });
  });

  test('409 resend_limit after three', async () => {
    const { id } = await create();
    const one = await delivery(id, { status: 'delivered' });
    for (let count = 0; count < 3; count += 1) {
      expect((await resend(id, one)).status).toBe(202);
      await settle(one);
    }
    const reply = await resend(id, one);
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'resend_limit', limit: 3 });
  });

  test('one 202 and nineteen 409 for 20 concurrent resends, and never more than three in all', async () => {
    const { id } = await create({ url: 'https://127.0.0.1/' });
    const one = await delivery(id, { status: 'failed' });
    const racing = await Promise.all(Array.from({ length: 20 }, () => resend(id, one)));
    expect(racing.filter((reply) => reply.status === 202)).toHaveLength(1);
    expect(racing.filter((reply) => reply.status === 409)).toHaveLength(19);

    let stop = false;
    const settling = (async () => {
      while (!stop) await settle(one);
    })();
    const accepted = [];
    for (let round = 0; round < 4; round += 1)
      accepted.push(...(await Promise.all(Array.from({ length: 8 }, () => resend(id, one)))));
    stop = true;
    await settling;
    expect(accepted.filter((reply) => reply.status === 202)).toHaveLength(2);
    expect((await deliveriesOf(id))[0]!['resends']).toBe(3);
  });

  test('404 after 30 days, for another webhook’s delivery and for an unknown one', async () => {
    const { id } = await create();
    const old = await delivery(id, { status: 'failed', created_at: new Date(Date.now() - 31 * DAY) });
    const others = await delivery((await create()).id, { status: 'failed' });
    for (const one of [old, others, randomUUID()]) expect((await resend(id, one)).status).toBe(404);
  });

  test('rule 54: 202 with a key, with its prefix in the audit trail', async () => {
    const { id } = await create();
    const key = await fixture.world.personalKey(fixture.world.admin, ['webhooks:manage']);
    const one = await delivery(id, { status: 'failed' });
    const reply = await call('POST', `${id}/deliveries/${one}/resend/`, undefined, { as: key });
    expect(reply.status).toBe(202);
    expect(await linesAbout(one)).toEqual([`resent delivery · api:${key.prefix}`]);
  });
});

describe('GET /api/v1/platform/deliveries/', () => {
  const all = (query: object) =>
    fixture.service.request(fixture.world, 'GET', '/platform/deliveries/', {
      as: fixture.world.admin,
      query: query as Record<string, string>,
    });

  test('200 newest first over all webhooks, each with its webhook and the duration of its last attempt', async () => {
    const [one, other] = [await create(), await create({ url: 'https://127.0.0.1/other' })];
    const [first, second] = [await delivery(one.id, { status: 'failed' }), await delivery(other.id)];
    await fixture.world.sql(
      `INSERT INTO delivery_attempts (workspace_id, delivery_id, number, started_at, finished_at, outcome, timings)
       VALUES ($1, $2, 1, now(), now(), 'failed', '{"total_ms": 11.4}'), ($1, $2, 2, now(), now(), 'failed', '{"total_ms": 1200.6}')`,
      [fixture.world.id, first],
    );
    const { status, body } = await all({ limit: '2' });
    expect([status, body.data.map(({ id }: { id: string }) => id)]).toEqual([200, [second, first]]);
    expect(body.data[1]).toMatchObject({
      webhook: { id: one.id },
      status: 'failed',
      duration_ms: 1201,
    });
    expect(body.data[0].duration_ms).toBeNull();
  });

  test('200 filtered by webhook, status, kind and response code', async () => {
    const { id } = await create();
    const gone = await delivery(id, { status: 'failed', response_code: 410 });
    await delivery(id, { status: 'failed', response_code: 503 });
    const found = async (query: object) =>
      (await all({ webhook_id: id, ...query })).body.data.map((row: { id: string }) => row.id);
    expect(await found({ response_code: '410' })).toEqual([gone]);
    expect(await found({ status: 'delivered' })).toEqual([]);
    expect(await found({ event: 'webhook.ping,absence.approved' })).toHaveLength(2);
  });

  test('200 in pages, each delivery once', async () => {
    const { id } = await create();
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push(await delivery(id));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await all({ webhook_id: id, limit: '2', ...(cursor && { cursor }) });
      seen.push(...page.body.data.map((row: { id: string }) => row.id));
      cursor = page.headers.get('x-next-cursor') ?? undefined;
    } while (cursor);
    expect(seen).toEqual(made.reverse());
  });
});

describe('GET /api/v1/platform/deliveries/counts/', () => {
  test('200 with an item for every hour, oldest first, and how deliveries ended', async () => {
    const { id } = await create();
    for (const status of ['delivered', 'delivered', 'failed', 'pending']) await delivery(id, { status });
    const reply = await fixture.service.request(fixture.world, 'GET', '/platform/deliveries/counts/', {
      as: fixture.world.admin,
      query: { hours: 3, webhook_id: id },
    });
    const hours = reply.body.data.map(({ starts_at }: { starts_at: string }) => Date.parse(starts_at));
    expect([reply.status, hours.length]).toEqual([200, 3]);
    expect(hours.map((hour: number) => hour - hours[0])).toEqual([0, 3_600_000, 7_200_000]);
    expect(reply.body.data[2]).toMatchObject({ delivered: 2, failed: 1, open: 1 });
    expect(reply.body.data[0]).toMatchObject({ delivered: 0, failed: 0, open: 0 });
  });

  test('422 for more than a week', async () => {
    const reply = await fixture.service.request(fixture.world, 'GET', '/platform/deliveries/counts/', {
      as: fixture.world.admin,
      query: { hours: 169 },
    });
    expect(reply.status).toBe(422);
  });
});

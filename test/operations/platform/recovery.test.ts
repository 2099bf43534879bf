import { describe, expect, test } from '@jest/globals';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { eventKindInfos } from '../../../src/areas/platform/present/eventKinds.ts';
import { DAY, NOWHERE, openWebhookFixture } from './webhookFixture.ts';

const fixture = await openWebhookFixture();
const { call, create, delivery, deliveriesOf, wakeupsOf, forgetWakeup, linesAbout } = fixture;
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('POST /api/v1/platform/webhooks/{webhook_id}/sample/', () => {
  const sample = (id: string, event: string) => call('POST', `${id}/sample/`, { event });
  const bodyOf = async (deliveryId: string) => {
    const [row] = await fixture.world.sql(
      `SELECT e.body FROM deliveries d JOIN events e ON e.id = d.event_id WHERE d.id = $1`,
      [deliveryId],
    );
    return JSON.parse(row!['body'] as string) as { actor: object; data: { sample: boolean } };
  };

  test('202 with a delivery of each kind, valid against its schema and marked as a sample', async () => {
    const ajv = new Ajv2020({ strict: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    const hooks = [await create(), await create()];
    for (const [index, { event, schema }] of eventKindInfos.entries()) {
      const reply = await sample(hooks[index % 2]!.id, event);
      expect(reply.status).toBe(202);
      expect(reply.body.data).toMatchObject({ event, status: 'pending', attempt_count: 0, replay_of: null });
      const body = await bodyOf(reply.body.data.id);
      const validate = ajv.compile(schema);
      expect([event, validate(body), validate.errors]).toEqual([event, true, null]);
      expect(body.data.sample).toBe(true);
      expect(body.actor).toEqual({
        id: fixture.world.admin.id,
        email: fixture.world.admin.email,
        name: fixture.world.admin.name,
      });
    }
    expect(await wakeupsOf(hooks[0]!.id)).toHaveLength(1);
    expect((await linesAbout(hooks[0]!.id)).slice(0, 2)).toEqual([
      'created webhook · dashboard',
      'sent sample to webhook · dashboard',
    ]);
  });

  test('202 for this webhook only, even while it is paused', async () => {
    const { id } = await create();
    const other = await create({ events: ['absence.approved'] });
    await call('PATCH', `${id}/`, { status: 'paused' });
    expect((await sample(id, 'absence.approved')).body.data.status).toBe('pending');
    expect(await deliveriesOf(other.id)).toEqual([]);
  });

  test('422 for an unknown kind, 404 for an unknown webhook', async () => {
    const { id } = await create();
    expect((await sample(id, 'absence.lost')).status).toBe(422);
    expect((await sample(NOWHERE, 'absence.approved')).status).toBe(404);
    expect(await deliveriesOf(id)).toEqual([]);
  });

  test('422 url_not_public if the host now resolves to a private address', async () => {
    fixture.dns.set('moved.example.com', ['2e00::1']);
    const { id } = await create({ url: 'https://moved.example.com/' });
    fixture.dns.set('moved.example.com', ['169.254.169.254']);
    const reply = await sample(id, 'clock.started');
    expect([reply.status, reply.body.data.code]).toEqual([422, 'url_not_public']);
  });

  test('429 sample_limited for the eleventh in a minute; pings are counted separately', async () => {
    const { id } = await create({ url: 'https://127.0.0.1/' });
    fixture.service.setClock(Date.now());
    try {
      for (let count = 0; count < 10; count += 1)
        expect((await sample(id, 'clock.started')).status).toBe(202);
      const reply = await sample(id, 'clock.started');
      expect([reply.status, reply.body.data.code]).toEqual([429, 'sample_limited']);
      expect(reply.headers.get('retry-after')).toBe(String(reply.body.data.retry_after));
      expect((await call('POST', `${id}/ping/`)).status).toBe(202);
    } finally {
      fixture.service.setClock(null);
    }
  });
});

describe('POST /api/v1/platform/webhooks/{webhook_id}/recover/', () => {
  const recover = (id: string, since: string, dry_run?: boolean) =>
    call('POST', `${id}/recover/`, { since, ...(dry_run !== undefined && { dry_run }) });
  const failed = (id: string, settled = ago(HOUR), more: object = {}) =>
    delivery(id, { status: 'failed', attempt_count: 6, response_code: 503, settled_at: settled, ...more });
  const replaysOf = (id: string) =>
    fixture.world.sql(
      `SELECT replay_of, event_id, kind, status, attempt_count, next_attempt_at IS NOT NULL AS due
         FROM deliveries WHERE webhook_id = $1 AND replay_of IS NOT NULL ORDER BY id`,
      [id],
    );

  test('202: failed deliveries are sent as new deliveries in the old order, naming the old ones', async () => {
    const { id } = await create();
    const early = await failed(id, ago(3 * HOUR));
    const old = [await failed(id), await failed(id)];
    await delivery(id, { status: 'delivered', settled_at: ago(HOUR) });
    await delivery(id, { status: 'retrying', attempt_count: 2, next_attempt_at: ago(-HOUR) });
    await failed((await create()).id);
    await forgetWakeup(id);
    const since = ago(2 * HOUR);
    const reply = await recover(id, since);
    expect(reply.status).toBe(202);
    expect(reply.body.data.count).toBe(2);
    expect(Date.parse(reply.body.data.since)).toBe(Date.parse(since));
    const replays = await replaysOf(id);
    expect(replays.map((row) => row['replay_of'])).toEqual(old);
    expect(replays.map((row) => row['replay_of'])).not.toContain(early);
    for (const row of replays) expect(row).toMatchObject({ status: 'pending', attempt_count: 0, due: true });
    expect(await wakeupsOf(id)).toHaveLength(1);
    expect(await linesAbout(id)).toEqual([
      'created webhook · dashboard',
      'recovered deliveries of webhook · dashboard',
    ]);
    const list = await call('GET', `${id}/deliveries/`);
    expect(list.body.data.slice(0, 2).map((one: { replay_of: string }) => one.replay_of)).toEqual(
      old.reverse(),
    );
    // the same event, and so the same bytes
    const [same] = await fixture.world.sql(
      `SELECT count(*)::int AS n FROM deliveries n JOIN deliveries o ON o.id = n.replay_of AND o.event_id = n.event_id WHERE n.webhook_id = $1`,
      [id],
    );
    expect(same!['n']).toBe(2);
  });

  test('202 with dry_run counts, and sends nothing', async () => {
    const { id } = await create();
    await failed(id);
    await forgetWakeup(id);
    expect((await recover(id, ago(2 * HOUR), true)).body.data.count).toBe(1);
    expect(await replaysOf(id)).toEqual([]);
    expect(await wakeupsOf(id)).toEqual([]);
    const key = await fixture.world.personalKey(fixture.world.admin, ['webhooks:manage']);
    const byKey = await call('POST', `${id}/recover/`, { since: ago(0), dry_run: true }, { as: key });
    expect([byKey.status, byKey.body.data.count]).toEqual([202, 0]);
  });

  test('202 with kinds and a span: only those, counted by kind of event', async () => {
    const { id } = await create();
    const wanted = [await failed(id, ago(2 * HOUR)), await failed(id, ago(2 * HOUR))];
    await failed(id, ago(HOUR / 2));
    const of = (body: object) => call('POST', `${id}/recover/`, { since: ago(3 * HOUR), ...body });
    const [row] = await fixture.world.sql('SELECT kind FROM deliveries WHERE id = $1', [wanted[0]]);
    const kind = row!['kind'] as string;
    const all = await of({ dry_run: true });
    expect(all.body.data).toMatchObject({ count: 3, events: [{ event: kind, count: 3 }] });
    const other = ['absence.approved', 'clock.stopped'].find((one) => one !== kind)!;
    expect((await of({ dry_run: true, events: [other] })).body.data).toMatchObject({ count: 0, events: [] });
    const reply = await of({ until: ago(HOUR), events: [other, kind] });
    expect([reply.status, reply.body.data.count, reply.body.data.events]).toEqual([
      202,
      2,
      [{ event: kind, count: 2 }],
    ]);
    expect((await replaysOf(id)).map((one) => one['replay_of'])).toEqual(wanted);
  });

  test('422 for an end that is not after the beginning, and for a kind that does not exist', async () => {
    const { id } = await create();
    const of = (body: object) => call('POST', `${id}/recover/`, { since: ago(HOUR), ...body });
    for (const [member, body] of [
      ['until', { until: ago(HOUR) }],
      ['until', { until: ago(2 * HOUR) }],
      ['events.0', { events: ['nothing.happened'] }],
    ] as const) {
      const reply = await of(body);
      expect([member, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([member, 422, [member]]);
    }
  });

  test('202: a repeated delivery is not repeated again, but its failed repetition is', async () => {
    const { id } = await create();
    await failed(id);
    expect((await recover(id, ago(2 * HOUR))).body.data.count).toBe(1);
    await fixture.world.sql(
      `UPDATE deliveries SET status = 'retrying', attempt_count = 1 WHERE webhook_id = $1 AND replay_of IS NOT NULL`,
      [id],
    );
    expect((await recover(id, ago(2 * HOUR))).body.data.count).toBe(0);
    await fixture.world.sql(
      `UPDATE deliveries SET status = 'failed', attempt_count = 6, settled_at = now() WHERE webhook_id = $1 AND replay_of IS NOT NULL`,
      [id],
    );
    expect((await recover(id, ago(2 * HOUR))).body.data.count).toBe(1);
    expect(await replaysOf(id)).toHaveLength(2);
  });

  test('409 recovery_running while repetitions wait for their first attempt; one 202 for ten concurrent calls', async () => {
    const { id } = await create();
    for (let count = 0; count < 5; count += 1) await failed(id);
    const since = ago(2 * HOUR);
    const racing = await Promise.all(Array.from({ length: 10 }, () => recover(id, since)));
    expect(racing.map((reply) => reply.status).sort()).toEqual([202, ...Array<number>(9).fill(409)]);
    const refused = racing.find((reply) => reply.status === 409)!;
    expect(refused.body.data).toEqual({ code: 'recovery_running' });
    expect(await replaysOf(id)).toHaveLength(5);
  });

  test('202 with a concurrent resend: nothing is sent twice', async () => {
    const { id } = await create();
    const one = await failed(id);
    const since = ago(2 * HOUR);
    const [resent, recovered] = await Promise.all([
      call('POST', `${id}/deliveries/${one}/resend/`),
      recover(id, since),
    ]);
    expect([resent.status, recovered.status]).toEqual([202, 202]);
    const [{ status }] = (await deliveriesOf(id)) as [{ status: string }];
    // whichever came first, the other found it reopened or already repeated
    if (recovered.body.data.count === 0) expect(status).toBe('pending');
    else expect(await replaysOf(id)).toHaveLength(1);
  });

  test('202 while the webhook is paused: held, and released when it is resumed', async () => {
    const { id } = await create();
    await failed(id);
    await call('PATCH', `${id}/`, { status: 'paused' });
    expect((await recover(id, ago(2 * HOUR))).body.data.count).toBe(1);
    expect(await replaysOf(id)).toMatchObject([{ status: 'held', due: false }]);
    expect((await recover(id, ago(2 * HOUR))).status).toBe(409);
    await call('PATCH', `${id}/`, { status: 'active' });
    expect(await replaysOf(id)).toMatchObject([{ status: 'pending', due: true }]);
  });

  test('202 without events older than 30 days', async () => {
    const { id } = await create();
    const one = await failed(id);
    await fixture.world.sql(
      `UPDATE events SET created_at = $2 WHERE id = (SELECT event_id FROM deliveries WHERE id = $1)`,
      [one, ago(31 * DAY)],
    );
    expect((await recover(id, ago(2 * HOUR))).body.data.count).toBe(0);
  });

  test('404 for a deleted webhook, 422 for a time without an offset', async () => {
    const { id } = await create();
    expect((await recover(id, '2026-11-20T06:00:00')).status).toBe(422);
    await call('DELETE', `${id}/`);
    expect((await recover(id, ago(HOUR))).status).toBe(404);
  });
});

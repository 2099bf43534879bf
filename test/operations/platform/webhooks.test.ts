import { describe, expect, test } from '@jest/globals';
import { urlNotPublicText } from '../../../src/delivery/webhooks/transport/addresses.ts';
import { DAY, NOWHERE, openWebhookFixture } from './webhookFixture.ts';

const fixture = await openWebhookFixture();
const { call, create, delivery, deliveriesOf, wakeupsOf, forgetWakeup, linesAbout, publish } = fixture;

describe('POST /api/v1/platform/webhooks/', () => {
  test('201 with the webhook and, only here, its secret', async () => {
    const reply = await call('POST', '', {
      url: 'https://hooks.example.com:8443/in',
      events: ['absence.approved', 'webhook.ping'],
      description: '  Payroll  ',
    });
    expect(reply.status).toBe(201);
    const { id, secret, created_at, updated_at } = reply.body.data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(reply.body.data).toEqual({
      id,
      url: 'https://hooks.example.com:8443/in',
      events: ['absence.approved', 'webhook.ping'],
      status: 'active',
      description: 'Payroll',
      failing_since: null,
      secret_hint: `…${secret.slice(-4)}`,
      version: 1,
      created_at,
      updated_at,
      warnings: [],
      secret,
    });
    expect(reply.headers.get('etag')).toBe('"1"');
  });

  test('201: the secret is stored encrypted, and neither it nor the URL’s path is in the audit trail', async () => {
    const { id, secret } = await create();
    const [row] = await fixture.world.sql('SELECT secret_sealed FROM webhooks WHERE id = $1', [id]);
    expect(fixture.service.app.services.webhookSecrets.open(row!['secret_sealed'])).toBe(secret);
    const lines = await fixture.world.sql('SELECT line, changes FROM audit_trail WHERE resource_id = $1', [
      id,
    ]);
    expect(lines).toEqual([
      {
        line: 'created webhook · dashboard',
        changes: { url: [null, 'https://hooks.example.com/…'], events: [null, ['absence.approved']] },
      },
    ]);
  });

  test('rule 54: 201 with a key, with its prefix in the audit trail', async () => {
    const key = await fixture.world.serviceKey(['webhooks:manage']);
    const reply = await call(
      'POST',
      '',
      { url: 'https://hooks.example.com/', events: ['clock.started'] },
      { as: key },
    );
    expect(reply.status).toBe(201);
    expect(await linesAbout(reply.body.data.id)).toEqual([`created webhook · api:${key.prefix}`]);
  });

  test.each([
    ['does not exist', 'NXDOMAIN'],
    ['has no address', []],
    ['has a server that fails', 'SERVFAIL'],
    ['has a server that is silent, within 6 seconds', 'SILENCE'],
  ] as const)(
    '201 with a warning for a host that %s; then 200 with it, and without it once the host resolves',
    async (what, reply) => {
      const host = `${what.replaceAll(/\W+/g, '-')}.example.com`;
      const url = `https://${host}/`;
      const warnings = [{ code: 'host_unresolved', detail: expect.stringContaining(host) }];
      fixture.dns.set(host, reply);
      const began = performance.now();
      const made = await call('POST', '', { url, events: ['clock.started'] });
      expect([made.status, made.body.data.warnings]).toEqual([201, warnings]);
      expect(performance.now() - began).toBeLessThan(6_000);
      const path = `${made.body.data.id}/`;
      const same = await call('PATCH', path, { url });
      expect([same.status, same.body.data.warnings]).toEqual([200, warnings]);
      expect((await call('PATCH', path, { description: 'x' })).body.data.warnings).toEqual([]);
      expect((await call('GET', path)).body.data).not.toHaveProperty('warnings');
      fixture.dns.set(host, ['127.0.0.1']);
      const found = await call('PATCH', path, { url });
      expect([found.status, found.body.data.warnings]).toEqual([200, []]);
      fixture.dns.set(host, ['10.1.2.3']);
      expect((await call('PATCH', path, { url })).body.data.code).toBe('url_not_public');
    },
    30_000,
  );

  test.each([
    'http://hooks.example.com/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::ffff:10.0.0.1]/',
    'https://user:password@hooks.example.com/',
    'https://intranet/',
    'https://metadata.google.internal/',
    'https://hooks.example.com/#fragment',
    'https://inside.example.com/',
    'https://half.example.com/',
    'not a url',
  ])('422 url_not_public for %s', async (url) => {
    const reply = await call('POST', '', { url, events: ['clock.started'] });
    expect(reply.status).toBe(422);
    expect(reply.body.data).toEqual({ code: 'url_not_public' });
    expect(reply.body.errors).toEqual({ url: [urlNotPublicText] });
  });

  test('201 with `*` or `time_entry.*`: gets each kind of them once, also if it names the kind too, and no other', async () => {
    const all = await create({ events: ['*'] });
    const group = await create({ events: ['time_entry.*', 'time_entry.created'] });
    const other = await create({ events: ['absence.*', 'clock.*', 'time_entry.deleted'] });
    await publish();
    const { body } = await call('GET', `${all.id}/`);
    expect(body.data.events).toEqual(['*']);
    const kinds = async ({ id }: { id: string }) =>
      (await fixture.world.sql('SELECT kind FROM deliveries WHERE webhook_id = $1', [id])).map(
        ({ kind }) => kind,
      );
    expect(await kinds(all)).toEqual(['time_entry.created']);
    expect(await kinds(group)).toEqual(['time_entry.created']);
    expect(await kinds(other)).toEqual([]);
  });

  test.each(['absence', 'absence*', '.*', 'nothing.*', 'webhook.*', '**', 'absence.approved.*', '%'])(
    '422 for the events `%s`',
    async (selection) => {
      const reply = await call('POST', '', { url: 'https://hooks.example.com/', events: [selection] });
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['events.0']]);
    },
  );

  test('201 for a host that does not resolve yet', async () => {
    await create({ url: 'https://soon.example.com/in' });
  });

  test.each([
    ['an unknown kind', { events: ['absence.forgotten'] }, 'events.0'],
    ['no kind', { events: [] }, 'events'],
    ['a kind twice', { events: ['clock.started', 'clock.started'] }, 'events'],
    ['a long description', { description: 'x'.repeat(201) }, 'description'],
    ['a secret of one’s own', { secret: 'whsec_mine' }, 'secret'],
  ])('422 names the field: %s', async (_what, body, field) => {
    const reply = await call('POST', '', {
      url: 'https://hooks.example.com/',
      events: ['clock.started'],
      ...body,
    });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual([field]);
  });

  test('409 webhook_limit for the 21st, also with five concurrent calls; 201 after one was deleted', async () => {
    const made = [];
    for (let count = 0; count < 19; count += 1)
      made.push(await create({ url: `https://127.0.0.1/${count}` }));
    const body = { url: 'https://127.0.0.1/last', events: ['clock.started'] };
    const replies = await Promise.all(Array.from({ length: 5 }, () => call('POST', '', body, {})));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(replies.find((reply) => reply.status === 409)!.body.data).toEqual({
      code: 'webhook_limit',
      limit: 20,
    });
    await call('DELETE', `${made[0]!.id}/`, undefined, {});
    expect((await call('POST', '', body, {})).status).toBe(201);
  });

  test('403 for managers, for keys without the scope, and for an admin’s key after a demotion', async () => {
    const body = { url: 'https://hooks.example.com/', events: ['clock.started'] };
    expect((await call('POST', '', body, { as: fixture.world.manager })).status).toBe(403);
    const narrow = await fixture.world.serviceKey(['people:write']);
    const refused = await call('POST', '', body, { as: narrow });
    expect(refused.status).toBe(403);
    expect(refused.body.data).toEqual({ code: 'insufficient_scope', required_scope: 'webhooks:manage' });
    const employees = await fixture.world.personalKey(fixture.world.employee, ['webhooks:manage']);
    const noAdmin = await call('POST', '', body, { as: employees });
    expect(noAdmin.status).toBe(403);
    expect(noAdmin.body.data.code).toBe('insufficient_role');
  });
});

describe('GET /api/v1/platform/webhooks/', () => {
  test('200 with the workspace’s webhooks in pages, without secrets', async () => {
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push(await create({ url: `https://127.0.0.1/${count}` }));
    await call('DELETE', `${made[1]!.id}/`, undefined, {});
    const first = await call('GET', '', undefined, { query: { limit: 1, include_total: true } });
    const cursor = first.headers.get('x-next-cursor')!;
    const second = await call('GET', '', undefined, { query: { limit: 1, cursor } });
    expect([...first.body.data, ...second.body.data].map((one: { id: string }) => one.id)).toEqual([
      made[2]!.id,
      made[0]!.id,
    ]);
    expect(first.headers.get('x-total-count')).toBe('2');
    expect(first.text).not.toContain(made[2]!.secret);
  });
});

describe('GET /api/v1/platform/webhooks/{webhook_id}/', () => {
  test('200 without the secret, 304 for the same ETag', async () => {
    const { id, secret } = await create();
    const reply = await call('GET', `${id}/`);
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain(secret);
    const again = await call('GET', `${id}/`, undefined, {
      headers: { 'if-none-match': reply.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });
});

describe('PATCH /api/v1/platform/webhooks/{webhook_id}/', () => {
  test('200: changes what is sent; null clears the description', async () => {
    const { id } = await create({ description: 'Payroll' });
    const reply = await call('PATCH', `${id}/`, {
      events: ['clock.started', 'clock.stopped'],
      description: null,
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      url: 'https://hooks.example.com/in?token=hidden',
      events: ['clock.started', 'clock.stopped'],
      description: null,
      version: 2,
    });
    expect(reply.headers.get('etag')).toBe('"2"');
    const [, line] = await fixture.world.sql(
      'SELECT line, changes FROM audit_trail WHERE resource_id = $1 ORDER BY id',
      [id],
    );
    expect(line).toEqual({
      line: 'updated webhook · dashboard',
      changes: {
        events: [['absence.approved'], ['clock.started', 'clock.stopped']],
        description: ['Payroll', null],
      },
    });
  });

  test('412 for an old version, and for one of two concurrent calls with the same version', async () => {
    const { id } = await create();
    const headers = { 'if-match': '"1"' };
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((description) => call('PATCH', `${id}/`, { description }, { headers })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 412, 412]);
    expect(replies.find((reply) => reply.status === 412)!.body.data.current_version).toBe(2);
  });

  test('422 url_not_public, and the old URL stays', async () => {
    const { id } = await create();
    const reply = await call('PATCH', `${id}/`, { url: 'https://inside.example.com/' });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual({ url: [urlNotPublicText] });
    expect((await call('GET', `${id}/`)).body.data).toMatchObject({
      url: 'https://hooks.example.com/in?token=hidden',
      version: 1,
    });
  });

  test('422 for an empty body, and for a status that only the service sets', async () => {
    const { id } = await create();
    expect((await call('PATCH', `${id}/`, {})).status).toBe(422);
    expect((await call('PATCH', `${id}/`, { status: 'deleted' })).status).toBe(422);
    expect((await call('PATCH', `${id}/`, { failing_since: null })).status).toBe(422);
  });

  test('200: pausing holds waiting deliveries, but not pings, resends or deliveries being sent', async () => {
    const { id } = await create();
    await delivery(id, { next_attempt_at: new Date() });
    await delivery(id, { status: 'pending', resends: 1, attempt_count: 6 });
    await delivery(id, { locked_until: new Date(Date.now() + 60_000) });
    await delivery(id, { status: 'retrying', attempt_count: 1, next_attempt_at: new Date() });
    await delivery(id, { status: 'delivered', attempt_count: 1 });
    expect((await call('POST', `${id}/ping/`)).status).toBe(202);
    await forgetWakeup(id);

    const reply = await call('PATCH', `${id}/`, { status: 'paused' });
    expect(reply.body.data.status).toBe('paused');
    expect((await deliveriesOf(id)).map((row) => row['status'])).toEqual([
      'held',
      'pending',
      'pending',
      'retrying',
      'delivered',
      'pending',
    ]);
    expect(await wakeupsOf(id)).toHaveLength(1);
  });

  test('200: resuming releases held deliveries, later attempts to their own workflow, and wakes the relay', async () => {
    const { id } = await create();
    await call('PATCH', `${id}/`, { status: 'paused' });
    await delivery(id, { status: 'held' });
    await delivery(id, { status: 'held', attempt_count: 2 });
    await forgetWakeup(id);

    expect((await call('PATCH', `${id}/`, { status: 'active' })).body.data.status).toBe('active');
    const rows = await deliveriesOf(id);
    expect(rows.map((row) => row['status'])).toEqual(['pending', 'retrying']);
    expect(rows.every((row) => row['next_attempt_at'] !== null)).toBe(true);
    expect(await wakeupsOf(id)).toHaveLength(1);
  });

  test('200: no event published while paused is lost', async () => {
    const { id } = await create({ events: ['time_entry.created'] });
    await call('PATCH', `${id}/`, { status: 'paused' });
    await publish();
    expect((await deliveriesOf(id)).map((row) => row['status'])).toEqual(['held']);
    await call('PATCH', `${id}/`, { status: 'active' });
    expect((await deliveriesOf(id)).map((row) => row['status'])).toEqual(['pending']);
  });

  test.each([
    ['paused', ['held']],
    ['deleted', []],
  ])(
    'an event published while the webhook is being %s waits, and then follows the new status',
    async (status, left) => {
      const { id } = await create({ events: ['time_entry.created'] });
      const other = await fixture.service.database.admin.connect();
      try {
        await other.query('BEGIN');
        await other.query('SELECT 1 FROM webhooks WHERE id = $1 FOR UPDATE', [id]);
        await other.query('UPDATE webhooks SET status = $2 WHERE id = $1', [id, status]);
        const published = publish();
        await blocked();
        await other.query('COMMIT');
        await published;
      } finally {
        other.release();
      }
      expect((await deliveriesOf(id)).map((row) => row['status'])).toEqual(left);
    },
  );

  test('pausing waits for a running write that publishes an event, and then holds its delivery', async () => {
    const { id } = await create({ events: ['absence.approved'] });
    const other = await fixture.service.database.admin.connect();
    let paused: Promise<unknown>;
    try {
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM webhooks WHERE id = $1 FOR KEY SHARE', [id]);
      paused = call('PATCH', `${id}/`, { status: 'paused' });
      await blocked();
      const [event] = (
        await other.query(
          `INSERT INTO events (workspace_id, kind, occurred_at, body) VALUES ($1, 'absence.approved', now(), '{}') RETURNING id`,
          [fixture.world.id],
        )
      ).rows;
      await other.query(
        `INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind) VALUES ($1, $2, $3, 'absence.approved')`,
        [fixture.world.id, id, event.id],
      );
      await other.query('COMMIT');
    } finally {
      other.release();
    }
    await paused;
    expect((await deliveriesOf(id)).map((row) => row['status'])).toEqual(['held']);
  });
});

/** Waits until a connection to this test's database waits for a lock. */
async function blocked(): Promise<void> {
  const waiting = () =>
    fixture.world.sql(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('DELETE /api/v1/platform/webhooks/{webhook_id}/', () => {
  test('200, then 404 for every call about it; open deliveries are dropped', async () => {
    const { id } = await create({ events: ['time_entry.created'] });
    const done = await delivery(id, { status: 'delivered', attempt_count: 1 });
    for (const status of ['pending', 'held', 'retrying']) await delivery(id, { status });
    await forgetWakeup(id);
    const reply = await call('DELETE', `${id}/`);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({});

    expect((await deliveriesOf(id)).map((row) => row['status'])).toEqual([
      'delivered',
      'failed',
      'failed',
      'failed',
    ]);
    expect(await wakeupsOf(id)).toHaveLength(1);
    await publish();
    expect(await deliveriesOf(id)).toHaveLength(4);
    expect(await linesAbout(id)).toEqual(['created webhook · dashboard', 'deleted webhook · dashboard']);

    const calls = [
      call('GET', `${id}/`),
      call('PATCH', `${id}/`, { description: 'x' }),
      call('DELETE', `${id}/`),
      call('POST', `${id}/ping/`),
      call('POST', `${id}/rotate-secret/`),
      call('GET', `${id}/deliveries/`),
      call('GET', `${id}/deliveries/${done}/`),
      call('POST', `${id}/deliveries/${done}/resend/`),
    ];
    expect((await Promise.all(calls)).map((one) => one.status)).toEqual(Array(8).fill(404));
  });

  test('rule 53: the same 404 for another workspace’s webhook, which stays, and an unknown one', async () => {
    const elsewhere = await fixture.service.world();
    const theirs = await create({ url: 'https://127.0.0.1/' }, elsewhere);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { description: 'mine now' }],
      ['DELETE', '', undefined],
      ['POST', 'ping/', undefined],
      ['POST', 'rotate-secret/', undefined],
      ['GET', 'deliveries/', undefined],
    ] as const) {
      const [foreign, absent, malformed] = await Promise.all(
        [theirs.id, NOWHERE, 'nonsense'].map((id) => call(method, `${id}/${path}`, body)),
      );
      expect([foreign!.status, foreign!.text, foreign!.text]).toEqual([404, absent!.text, malformed!.text]);
    }
    const kept = await call('GET', `${theirs.id}/`, undefined, {}, elsewhere);
    expect(kept.body.data).toMatchObject({ version: 1, status: 'active' });
  });
});

describe('POST /api/v1/platform/webhooks/{webhook_id}/rotate-secret/', () => {
  const secretsOf = async (id: string) => {
    const [row] = await fixture.world.sql(
      'SELECT secret_sealed, secret_hint, previous_secret_sealed, previous_valid_until FROM webhooks WHERE id = $1',
      [id],
    );
    const { open } = fixture.service.app.services.webhookSecrets;
    const previous = row!['previous_secret_sealed'] as Buffer | null;
    return {
      current: open(row!['secret_sealed']),
      hint: row!['secret_hint'],
      previous: previous && open(previous),
      until: row!['previous_valid_until'] as Date | null,
    };
  };

  test('200 with a new secret; the old one stops signing at once', async () => {
    const { id, secret } = await create();
    const reply = await call('POST', `${id}/rotate-secret/`);
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body.data)).toEqual(['secret']);
    expect(reply.body.data.secret).not.toBe(secret);
    expect(await secretsOf(id)).toEqual({
      current: reply.body.data.secret,
      hint: `…${reply.body.data.secret.slice(-4)}`,
      previous: null,
      until: null,
    });
    const lines = await fixture.world.sql(
      `SELECT line, changes FROM audit_trail WHERE resource_id = $1 AND action LIKE 'rotated%'`,
      [id],
    );
    expect(lines).toEqual([
      { line: 'rotated secret of webhook · dashboard', changes: { overlap_hours: [null, 0] } },
    ]);
  });

  test('200 with an overlap keeps the old secret until its end', async () => {
    const { id, secret } = await create();
    const reply = await call('POST', `${id}/rotate-secret/`, { overlap_hours: 24 });
    const secrets = await secretsOf(id);
    expect(secrets).toMatchObject({ current: reply.body.data.secret, previous: secret });
    expect(Math.abs(secrets.until!.getTime() - Date.now() - DAY)).toBeLessThan(5000);
    await call('POST', `${id}/rotate-secret/`);
    expect(await secretsOf(id)).toMatchObject({ previous: null, until: null });
  });

  test('422 for an overlap of more than a day', async () => {
    const { id } = await create();
    expect((await call('POST', `${id}/rotate-secret/`, { overlap_hours: 25 })).status).toBe(422);
  });
});

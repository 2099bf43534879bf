/**
 * Proves that the checks of the campaign can fail: each test loses or duplicates something, and the checks
 * must complain.
 */
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { send } from '../../support/service.ts';
import { testAuthority } from '../../support/receiver/receiver.ts';
import { eventually, openFixture, type DeliveryFixture } from '../../webhooks/delivery/fixture.ts';
import { look, type Ask } from './check/look.ts';
import { judge } from './check/judge.ts';
import { startLoad, type Call } from './load/clients.ts';
import { WRITES, type Memory, type Write } from './load/memory.ts';
import { settle, wantedBy, type Site } from './load/people.ts';
import { RECEIVERS, startReceivers, type Receivers } from './stand/receivers.ts';

let fixture!: DeliveryFixture;
let receivers!: Receivers;
let site!: Site;
const memory: Memory = { writes: [], received: new Map(), forged: 0 };

beforeAll(async () => {
  fixture = await openFixture();
  const { world, service } = fixture;
  const call: Call = async (method, where, token, body, headers) => {
    const answer = await send(
      `${service.url}/api/v1${where}`,
      method,
      {
        ...{ host: world.host, authorization: `Bearer ${token}`, ...headers },
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body && JSON.stringify(body),
    );
    return answer as Awaited<ReturnType<Call>>;
  };
  receivers = await startReceivers({
    ...{ authority: testAuthority(), hosts: ['127.0.0.1'], address: '127.0.0.1', memory },
  });
  const base = `https://127.0.0.1:${receivers.port}`;
  site = await settle(world, {
    call,
    adminToken: () => world.admin.token,
    urls: { steady: `${base}/steady`, moody: `${base}/moody`, never: `${base}/never` },
  });
  for (const name of RECEIVERS)
    receivers.assign(name, { id: site[name], secret: site.secrets.get(site[name])! });
  await fixture.work();
  const load = startLoad({ seed: 1, round: 0, call, site, memory, pause: 20 });
  // until writes of every kind were acknowledged, including an edit that was not undone
  await eventually(
    () => Promise.resolve(acknowledgedKinds().length === Object.keys(WRITES).length && lastingEdit()),
    Boolean,
    90_000,
  );
  await load.stop();
  await eventually(
    () =>
      world.sql(
        `SELECT 1 FROM deliveries WHERE workspace_id = $1 AND status NOT IN ('delivered', 'failed')`,
        [world.id],
      ),
    (rows) => rows.length === 0,
    60_000,
  );
}, 180_000);
afterAll(async () => {
  await receivers.close();
  await fixture.close();
}, 60_000);

/** The complaints after `change`, which is then rolled back. */
async function afterChange(change: string, values: unknown[] = []): Promise<string[]> {
  const client = await fixture.service.database.admin.connect();
  try {
    await client.query('BEGIN');
    // switches off triggers and foreign keys
    await client.query('SET LOCAL session_replication_role = replica');
    if (change) {
      const { rowCount } = await client.query(change, values);
      if (rowCount === 0) throw new Error('nothing was changed');
    }
    const ask: Ask = async (text, asked) => (await client.query(text, asked)).rows as never;
    const found = await look(ask, fixture.world.id);
    return judge({ memory, found, wanted: wantedBy(site), settled: true });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
const acknowledgedKinds = () => [
  ...new Set(memory.writes.filter(({ answer }) => answer === 'acknowledged').map(({ kind }) => kind)),
];
/** An edit of an entry that was not deleted afterwards. */
const lastingEdit = (): Write | undefined => {
  const removed = new Set(memory.writes.flatMap(({ kind, record }) => (kind === 'remove' ? [record] : [])));
  return memory.writes.find(
    ({ kind, answer, record }) => kind === 'edit' && answer === 'acknowledged' && !removed.has(record),
  );
};
const acknowledged = (kind: Write['kind']): Write => {
  const write = memory.writes.find((one) => one.kind === kind && one.answer === 'acknowledged');
  if (!write) throw new Error(`no ${kind} was acknowledged`);
  return write;
};

test('a load without faults gives no complaint, and has writes of every kind, including refused ones', async () => {
  expect(await afterChange('')).toEqual([]);
  expect(acknowledgedKinds().sort()).toEqual(Object.keys(WRITES).sort());
  expect(memory.writes.some(({ answer }) => answer === 'refused')).toBe(true);
});

describe('there is a complaint when', () => {
  const event = (kind: string) => `SELECT id FROM events WHERE kind = '${kind}' ORDER BY id LIMIT 1`;
  const delivered = `SELECT id FROM deliveries WHERE status = 'delivered' AND webhook_id = $1 ORDER BY id LIMIT 1`;
  it.each<[string, string, () => unknown[], RegExp]>([
    [
      'an acknowledged entry is missing',
      'DELETE FROM time_entries WHERE id = $1',
      () => [acknowledged('entry').record],
      /is there 0 times/,
    ],
    [
      'an entry exists twice',
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, description, no_overlap)
       SELECT workspace_id, employee_id, started_at, ended_at, timezone, source, description, false FROM time_entries WHERE id = $1`,
      () => [acknowledged('entry').record],
      /is there 2 times|overlap/,
    ],
    [
      'an entry overlaps another',
      `UPDATE time_entries SET no_overlap = false, deleted_at = NULL, billable = false,
         (employee_id, started_at, ended_at) = (SELECT employee_id, started_at, ended_at FROM time_entries WHERE id = $2)
       WHERE id = $1`,
      () => {
        const removed = new Set(
          memory.writes.flatMap(({ kind, record }) => (kind === 'remove' ? [record] : [])),
        );
        const [one, other] = memory.writes.filter(
          ({ kind, answer, record }) => kind === 'entry' && answer === 'acknowledged' && !removed.has(record),
        );
        return [one!.record, other!.record];
      },
      /^time entries .* overlap/m,
    ],
    [
      'an edit is lost',
      'UPDATE time_entries SET billable = false WHERE id = $1',
      () => [lastingEdit()!.record],
      /is created and not edited|is not edited/,
    ],
    [
      'a deletion is lost',
      'UPDATE time_entries SET deleted_at = NULL WHERE id = $1',
      () => [acknowledged('remove').record],
      /and not deleted/,
    ],
    [
      'a decision is lost',
      `UPDATE absences SET status = 'requested' WHERE id = $1`,
      () => [acknowledged('approve').record],
      /is requested and not/,
    ],
    [
      'a claim lacks an item',
      'DELETE FROM expense_items WHERE id = (SELECT id FROM expense_items WHERE claim_id = $1 LIMIT 1)',
      () => [acknowledged('claim').record],
      /is there in part/,
    ],
    [
      'leave was not returned',
      `DELETE FROM leave_ledger WHERE absence_id = $1 AND kind = 'release'`,
      () => [acknowledged('deny').record],
      /its ledger comes to/,
    ],
    [
      'leave was booked twice',
      `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, absence_id, created_by)
       SELECT workspace_id, employee_id, policy_id, year, kind, days, effective_on, absence_id, created_by FROM leave_ledger WHERE absence_id = $1 AND kind = 'use'`,
      () => [acknowledged('approve').record],
      /its ledger comes to/,
    ],
    [
      'a wallet lacks an entry',
      `DELETE FROM wallet_entries WHERE cause_id = $1 AND kind = 'paid'`,
      () => [acknowledged('complete').record],
      /the wallet of/,
    ],
    [
      'a line of the audit trail is lost',
      'DELETE FROM audit_log WHERE request_id = $1',
      () => [acknowledged('webhook').name],
      /is not in the audit trail/,
    ],
    [
      'a line of the audit trail exists twice',
      `INSERT INTO audit_log (workspace_id, action, resource_type, resource_id, actor, actor_id, source, request_id, line)
       SELECT workspace_id, action, resource_type, resource_id, actor, actor_id, source, request_id, line FROM audit_log WHERE request_id = $1`,
      () => [acknowledged('payment').name],
      /has 2 lines/,
    ],
    [
      'a record exists that no call wrote',
      `UPDATE audit_log SET request_id = 'w0.nobody' WHERE request_id = $1`,
      () => [acknowledged('webhook').name],
      /never sent/,
    ],
    [
      'an event is lost',
      `DELETE FROM events WHERE id = (${event('expense.approved')})`,
      () => [],
      /has 0 events/,
    ],
    [
      'an event exists twice',
      `INSERT INTO events (workspace_id, kind, occurred_at, body) SELECT workspace_id, kind, occurred_at, body FROM events WHERE id = (${event('payment.completed')})`,
      () => [],
      /has 2 events/,
    ],
    [
      'an event belongs to no write',
      `UPDATE events SET body = replace(body, body::jsonb -> 'data' ->> 'id', gen_random_uuid()::text) WHERE id = (${event('absence.denied')})`,
      () => [],
      /was not written/,
    ],
    [
      'a delivery is lost',
      `DELETE FROM deliveries WHERE id = (${delivered})`,
      () => [site.moody],
      /has 0 deliveries/,
    ],
    [
      'a delivery still waits',
      `UPDATE deliveries SET status = 'retrying' WHERE id = (${delivered})`,
      () => [site.steady],
      /is retrying/,
    ],
    [
      'a delivery failed after too few attempts',
      `UPDATE deliveries SET attempt_count = 5 WHERE status = 'failed' AND webhook_id = $1`,
      () => [site.never],
      /after 5 attempts/,
    ],
    [
      'a delivery has fewer attempts than POSTs',
      `DELETE FROM delivery_attempts WHERE delivery_id = (${delivered})`,
      () => [site.steady],
      /and has 0 attempts/,
    ],
    [
      'a resend is lost',
      'UPDATE deliveries SET resends = 0 WHERE id = $1',
      () => [acknowledged('resend').record],
      /sent again 0 times/,
    ],
  ])('%s', async (_what, change, values, complaint) => {
    const complaints = await afterChange(change, values());
    expect(complaints.join('\n')).toMatch(complaint);
  });

  const changed = async (how: (copy: Memory) => void): Promise<string[]> => {
    const { admin } = fixture.service.database;
    const found = await look(
      async (text, values) => (await admin.query(text, values)).rows as never,
      fixture.world.id,
    );
    const copy: Memory = {
      writes: memory.writes.map((one) => ({ ...one })),
      received: new Map([...memory.received].map(([id, one]) => [id, { ...one }])),
      forged: memory.forged,
    };
    how(copy);
    return judge({ memory: copy, found, wanted: wantedBy(site), settled: true });
  };
  it.each<[string, (copy: Memory) => void, RegExp]>([
    [
      'a delivery was never POSTed',
      ({ received }) => void received.delete([...received.keys()][0]!),
      /was never POSTed/,
    ],
    [
      'a write that was rolled back was POSTed',
      ({ received }) => void received.set('of nothing', { webhook: site.steady, posts: 1, body: '' }),
      /is not there/,
    ],
    [
      'a body differs from that of the event',
      ({ received }) => void ([...received.values()][0]!.body = 'other'),
      /with another body/,
    ],
    ['a signature is invalid', (copy) => void (copy.forged = 1), /signatures are not good/],
    [
      'a refused write exists',
      ({ writes }) => void (writes.find(({ answer }) => answer === 'acknowledged')!.answer = 'refused'),
      /is in the audit trail/,
    ],
    [
      'an answer has the id of another record',
      ({ writes }) =>
        void (writes.find(({ kind, answer }) => kind === 'claim' && answer === 'acknowledged')!.record =
          site.policy),
      /not there as it was answered/,
    ],
  ])('%s (in the memory of receivers or clients)', async (_what, how, complaint) => {
    expect((await changed(how)).join('\n')).toMatch(complaint);
  });

  it('there is none about a write whose answer is unknown, whether or not it exists', async () => {
    expect(
      await changed(({ writes }) => {
        const entry = writes.find(({ kind, answer }) => kind === 'entry' && answer === 'acknowledged')!;
        Object.assign(entry, { answer: 'unknown', record: null });
        writes.push({
          name: 'w1.0.e0.9999',
          kind: 'entry',
          answer: 'unknown',
          record: null,
          said: 'cut off',
        });
      }),
    ).toEqual([]);
  });
});

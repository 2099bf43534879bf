/**
 * At least one row in every table of a workspace, written as the superuser, so that the walls have something to hide. A test
 * counts them: a table without a row here fails it.
 */
import { randomBytes } from 'node:crypto';
import type { World } from '../support/world.ts';

/** Ids of the rows that were made, by table. */
export type Filled = Record<string, string[]>;

export async function fill(world: World): Promise<Filled> {
  const person = await world.person({ manager: world.manager });
  const mark = randomBytes(4).toString('hex');
  const made: Filled = {
    users: [person.id, world.employee.id],
    sessions: [person.sessionId],
    policies: [world.vacation],
    api_keys: [
      (await world.personalKey(person, ['time:read'])).id,
      (await world.serviceKey(['time:read'])).id,
    ],
  };
  const put = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const columns = ['workspace_id', ...Object.keys(row)];
    const [written] = await world.sql(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map((_, index) => `$${index + 1}`).join()})
       RETURNING ${['idempotency_keys', 'leave_balances'].includes(table) ? 'workspace_id AS id' : 'id'}`,
      [world.id, ...Object.values(row)],
    );
    if (written!.id !== world.id) made[table] = [...(made[table] ?? []), written!.id as string];
    return written!.id as string;
  };

  for (const list_key of [
    'time-categories',
    'departments',
    'user-types',
    'termination-reasons',
    'absence-reasons',
  ])
    await put('list_items', { list_key, code: mark, label: `label of ${mark}` });
  // an admin's own, beside the one that asks: it can be found and ended
  await put('sessions', {
    user_id: world.admin.id,
    seed: randomBytes(16),
    expires_at: '2099-01-01T00:00:00Z',
  });
  const file = (kind: string, content_type: string) =>
    put('files', {
      kind,
      owner_id: person.id,
      filename: `${kind} ${mark}`,
      content_type,
      size: 5,
      sha256: randomBytes(32),
      content: Buffer.from('bytes'),
    });
  await put('user_details', {
    user_id: person.id,
    preferred_name: `name ${mark}`,
    phone: mark,
    photo_64: await file('photo', 'image/webp'),
    photo_256: await file('photo', 'image/webp'),
    photo_512: await file('photo', 'image/webp'),
  });
  await put('email_changes', { user_id: person.id, changed_at: '2026-11-01T00:00:00Z' });
  await put('two_factor', { user_id: person.id, secret_sealed: randomBytes(8) });
  await put('recovery_codes', { user_id: person.id, code_hash: randomBytes(32) });
  await put('one_time_tokens', {
    user_id: person.id,
    kind: 'reset',
    token_hash: randomBytes(32),
    expires_at: '2099-01-01T00:00:00Z',
  });
  await put('socket_tickets', {
    user_id: person.id,
    session_id: person.sessionId,
    token_hash: randomBytes(32),
    access_ends_at: '2099-01-01T00:00:00Z',
    expires_at: '2099-01-01T00:00:00Z',
  });
  await put('audit_log', {
    action: 'created',
    resource_type: 'time_entry',
    actor: { id: person.id, email: person.email, name: person.name },
    actor_id: person.id,
    source: 'dashboard',
    line: `created time_entry · ${mark}`,
  });
  await put('notifications', {
    user_id: world.admin.id,
    kind: 'test',
    title: `title ${mark}`,
    body: `body ${mark}`,
  });
  await put('idempotency_keys', {
    principal: `user:${person.id}`,
    key: mark,
    fingerprint: randomBytes(32),
    status: 201,
    response: { body: '{}', headers: {} },
    expires_at: '2099-01-01T00:00:00Z',
  });
  await put('holidays', { calendar: `c${mark}`, date: '2026-12-25', name: `holiday ${mark}` });
  await put('blackouts', { start_date: '2026-12-24', end_date: '2026-12-31', reason: mark });
  const document = await file('absence_document', 'application/pdf');
  const absence = await put('absences', {
    employee_id: person.id,
    policy_id: world.vacation,
    start_date: '2027-03-01',
    end_date: '2027-03-02',
    slots: '[41744,41748)',
    days: '2',
    status: 'requested',
    note: `note ${mark}`,
    file_id: document,
    requested_by: { id: person.id, email: person.email, name: person.name },
  });
  await put('leave_ledger', {
    employee_id: person.id,
    policy_id: world.vacation,
    year: 2027,
    kind: 'reserve',
    days: '2',
    effective_on: '2027-03-01',
    absence_id: absence,
    created_by: { id: person.id, email: person.email, name: person.name },
  });
  await put('leave_balances', { employee_id: person.id, policy_id: world.vacation });
  // two: there are two calls that delete one
  for (const day of ['2026-11-02', '2026-11-03'])
    await put('time_entries', {
      employee_id: person.id,
      started_at: `${day}T08:00:00Z`,
      ended_at: `${day}T09:00:00Z`,
      timezone: 'Europe/Berlin',
      description: `entry ${mark}`,
      source: 'manual',
    });
  await put('period_locks', { locked_through: '2019-12-31' });
  const webhook = await put('webhooks', {
    url: `https://${mark}.example.test/`,
    events: ['webhook.ping'],
    secret_sealed: randomBytes(16),
    secret_hint: '…0000',
    status: 'paused',
  });
  const event = await put('events', {
    kind: 'webhook.ping',
    occurred_at: '2026-11-01T00:00:00Z',
    body: JSON.stringify({
      event: 'webhook.ping',
      occurred_at: '2026-11-01T01:00:00+01:00',
      actor: { id: person.id, email: person.email, name: person.name },
      data: { webhook_id: webhook, message: mark },
    }),
  });
  const delivery = await put('deliveries', {
    webhook_id: webhook,
    event_id: event,
    kind: 'webhook.ping',
    status: 'failed',
    settled_at: '2026-11-01T00:00:00Z',
  });
  await put('delivery_attempts', {
    delivery_id: delivery,
    number: 1,
    outcome: 'failed',
    finished_at: '2026-11-01T00:00:00Z',
  });
  const rest = await world.sql<{ kind: string; id: string }>(
    `SELECT 'contracts' AS kind, id FROM contracts WHERE workspace_id = $1
     UNION ALL SELECT 'policy_versions', id FROM policy_versions WHERE workspace_id = $1`,
    [world.id],
  );
  for (const { kind, id } of rest) made[kind] = [...(made[kind] ?? []), id];
  return made;
}

/** Every table behind the walls, but `workspaces` itself. */
export async function walledTables(world: World): Promise<string[]> {
  const tables = await world.sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity AND relname <> 'workspaces' ORDER BY 1`,
  );
  return tables.map((row) => row.name);
}

/** All rows of a workspace as one text: equal before and after means that nothing was touched. */
export async function contentsOf(world: World): Promise<string> {
  const parts: unknown[] = [];
  for (const table of await walledTables(world))
    parts.push([
      table,
      await world.sql(
        `SELECT to_jsonb(t) - 'last_used_at' - 'last_used_ip' AS row FROM ${table} t WHERE workspace_id = $1 ORDER BY t::text`,
        [world.id],
      ),
    ]);
  parts.push(await world.sql('SELECT * FROM workspaces WHERE id = $1', [world.id]));
  return JSON.stringify(parts);
}

/** Checks the demo against the service's own rules, for several days of its first start. */
import { describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { postDueLeave } from '../../src/areas/pto/actions/postDueLeave.ts';
import { balanceOf } from '../../src/areas/pto/rules/balance.ts';
import { costOfSpan } from '../support/costOfSpan.ts';
import { slotsOf, slotsToRange } from '../../src/schedule/slots.ts';
import { rulesOn } from '../../src/areas/pto/rules/types.ts';
import { closeYear, dueRows } from '../../src/areas/pto/rules/yearEnd.ts';
import { yearOf } from '../../src/civil/dates.ts';
import { days, daysToNumeric } from '../../src/civil/days.ts';
import { createPool } from '../../src/db/pool.ts';
import { document } from '../../src/openapi/document.ts';
import { eventKinds, type EventKind } from '../../src/generated/events.ts';
import { absencesOf, accountsOf, dump, openDemo, seedAt, type Demo } from './support.ts';

/**
 * The day of the design, New Year's night, the day before carry-over expires, and a Sunday on which clocks
 * change.
 */
const FIRST_STARTS = [
  '2026-11-20T10:00:00Z',
  '2026-12-31T23:10:00Z',
  '2027-03-31T21:50:00Z',
  '2028-10-29T12:00:00Z',
];
const demos: [string, Demo][] = [];
for (const now of FIRST_STARTS) demos.push([now, await openDemo(now)]);
/** The demo of the design's day, and a second one of the same day. */
const one = demos[0]![1];
const two = await openDemo(FIRST_STARTS[0]!);

describe.each(demos)('demo data, first started at %s', (_now, demo) => {
  it('every balance is the sum of its ledger, and nothing is due or unclosed', async () => {
    const accounts = await accountsOf(demo);
    expect(accounts.length).toBeGreaterThan(60);
    const year = yearOf(demo.today);
    for (const account of accounts) {
      const sum = account.rows.reduce((total, row) => (row.year === year ? total + row.days : total), 0);
      const { available } = balanceOf(account);
      expect([account.name, available]).toEqual([account.name, sum]);
      expect([account.name, dueRows(account), closeYear(account, year - 1).rows]).toEqual([
        account.name,
        [],
        [],
      ]);
      if (rulesOn(account.policy, demo.today).allow_negative !== null) {
        expect([account.name, available >= 0]).toEqual([account.name, true]);
        for (const coming of [year, year + 1])
          expect([
            account.name,
            coming,
            balanceOf(account, { year: coming }).projected_year_end >= 0,
          ]).toEqual([account.name, coming, true]);
      }
    }
  });

  it('every absence costs what the rules count, and holds exactly that while it is pending or approved', async () => {
    for (const absence of await absencesOf(demo)) {
      const cost = costOfSpan(absence, absence);
      const stands = absence.status === 'requested' || absence.status === 'approved';
      expect({ ...absence, days: days(absence.days), held: days(absence.held) }).toEqual({
        ...absence,
        days: cost.total,
        held: stands ? -cost.total : 0,
        slots: slotsToRange(slotsOf(absence)),
      });
      expect(days(absence.days)).toBeGreaterThan(0);
      expect(daysToNumeric(cost.total)).toBe(absence.days);
    }
  });

  it('nobody is in two places at once', async () => {
    const overlaps = await demo.sql(`
      SELECT a.id FROM absences a JOIN absences b ON b.employee_id = a.employee_id AND b.id > a.id AND b.slots && a.slots
       WHERE a.status IN ('requested', 'approved') AND b.status IN ('requested', 'approved')
      UNION ALL
      SELECT id FROM (SELECT id, ended_at, lead(started_at) OVER (PARTITION BY employee_id ORDER BY started_at) AS next
                        FROM time_entries WHERE deleted_at IS NULL) t
       WHERE next < COALESCE(ended_at, 'infinity')`);
    expect(overlaps).toEqual([]);
    const workedWhileAway = await demo.sql(`
      SELECT t.id FROM time_entries t JOIN absences a ON a.employee_id = t.employee_id AND a.status = 'approved'
         AND a.start_half IS NULL AND a.end_half IS NULL
       WHERE (t.started_at AT TIME ZONE t.timezone)::date BETWEEN a.start_date AND a.end_date`);
    expect(workedWhileAway).toEqual([]);
  });

  it('nothing was written in the future or before the workspace existed', async () => {
    for (const table of demo.tables.filter((one) => one !== 'workspace_hosts' && one !== 'leave_balances')) {
      const [{ columns }] = (await demo.sql(
        `SELECT COALESCE(array_agg(column_name::text), '{}') AS columns FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name = $1 AND data_type = 'timestamp with time zone'
            AND column_name NOT IN ('previous_valid_until', 'starts_at', 'ends_at', 'kept_until')`,
        [table],
      )) as [{ columns: string[] }];
      for (const column of columns) {
        const [{ latest, earliest }] = (await demo.sql(
          `SELECT max("${column}") AS latest, min("${column}") AS earliest FROM ${table}`,
        )) as [{ latest: Date | null; earliest: Date | null }];
        expect([table, column, (latest?.getTime() ?? 0) <= demo.now]).toEqual([table, column, true]);
        const since = demo.now - 460 * 86_400_000;
        expect([table, column, (earliest?.getTime() ?? Infinity) > since]).toEqual([table, column, true]);
      }
    }
  });

  it('has claims and tickets in every state, and every claim adds up and has its receipts', async () => {
    const counted = async (table: string) =>
      Object.fromEntries(
        (
          await demo.sql(`SELECT status, count(*)::int AS n FROM ${table} x JOIN workspaces w ON w.id = x.workspace_id
                           WHERE w.slug = 'brightwater' GROUP BY 1`)
        ).map(({ status, n }) => [status, n]),
      );
    expect(await counted('expense_claims')).toEqual({
      draft: 4,
      submitted: 8,
      approved: 6,
      denied: 5,
      paid: 35,
      deleted: 2,
    });
    expect(await counted('tickets')).toEqual({
      new: 3,
      open: 5,
      pending: 4,
      solved: 5,
      closed: 15,
      merged: 1,
    });
    const wrong = await demo.sql(`
      SELECT c.id FROM expense_claims c
       WHERE amount <> (SELECT sum(i.amount) FROM expense_items i WHERE i.claim_id = c.id)
          OR EXISTS (SELECT 1 FROM expense_items i WHERE i.claim_id = c.id AND (i.amount >= 25 OR c.currency <> 'EUR')
                       AND i.kind = 'amount' AND NOT EXISTS (SELECT 1 FROM receipts r WHERE r.item_id = i.id))
          OR updated_at < GREATEST(submitted_at, reviewed_at, deleted_at)`);
    expect(wrong).toEqual([]);
    // a ticket that has been solved for a week is closed
    expect(
      await demo.sql(
        `SELECT number FROM tickets WHERE status = 'solved' AND active_at < to_timestamp(${demo.now / 1000}) - interval '7 days'`,
      ),
    ).toEqual([]);
  });

  it('numbers invoices without gaps in each year, in order of their days, and pays people what payslips say', async () => {
    const numbered = await demo.sql(`
      SELECT year, count(*)::int AS count, min(number) AS first, max(number) AS last,
             bool_and(issued_on >= before) AS ordered
        FROM (SELECT i.*, coalesce(lag(issued_on) OVER (PARTITION BY workspace_id, year ORDER BY number), issued_on) AS before
                FROM invoices i WHERE number IS NOT NULL) i
       GROUP BY workspace_id, year ORDER BY year`);
    expect(numbered.length).toBeGreaterThan(0);
    for (const { count, first, last, ordered } of numbered)
      expect({ first, last, ordered }).toEqual({ first: 1, last: count, ordered: true });
    const differing = await demo.sql(`
      SELECT p.id FROM payments p
        JOIN payment_causes c ON c.payment_id = p.id AND c.cause_type = 'payslip'
        JOIN payslips s ON s.id = c.cause_id
       WHERE (p.amount, p.currency) IS DISTINCT FROM (s.net, s.currency)`);
    expect(differing).toEqual([]);
  });

  it('has a month of pay under way that waits for the handed-out admin, and hand-overs with a late change', async () => {
    const runs = await demo.sql(`
      SELECT r.count, r.left_out_by ->> 'own' AS own, u.email,
             (SELECT count(*)::int FROM payments p WHERE p.run_id = r.id AND p.status = 'processing') AS held
        FROM payment_runs r JOIN users u ON u.id = r.created_by_id WHERE r.approval = 'waiting'`);
    expect(runs).toEqual([
      { count: expect.any(Number), own: '1', email: 'tom.brandt@example.test', held: runs[0]!['count'] },
    ]);
    const handovers = await demo.sql(`
      SELECT h.number, split_part(h.document, E'\n', 1)::json ->> 'late' <> '[]' AS late,
             (SELECT count(*)::int FROM handover_late l WHERE l.handover_id = h.id) AS states
        FROM handovers h ORDER BY h.month`);
    expect(handovers).toEqual([
      { number: 1, late: false, states: 0 },
      { number: 1, late: true, states: 1 },
    ]);
  });

  it('has absences in every state, over New Year, in halves, and three at once in one team', async () => {
    const counts = Object.fromEntries(
      (
        await demo.sql(`SELECT status, count(*)::int AS n FROM absences a JOIN workspaces w ON w.id = a.workspace_id
                        WHERE w.slug = 'brightwater' GROUP BY 1`)
      ).map(({ status, n }) => [status, n]),
    );
    expect(counts).toEqual({ approved: 131, requested: 11, denied: 12, cancelled: 14 });
    const one = async (condition: string) =>
      (await demo.sql(`SELECT count(*)::int AS n FROM absences a WHERE ${condition}`))[0]!['n'] as number;
    expect(
      await one(`a.status = 'approved' AND extract(year FROM start_date) <> extract(year FROM end_date)`),
    ).toBeGreaterThan(0);
    expect(
      await one(`start_half = 'am' AND EXISTS (SELECT 1 FROM absences b WHERE b.employee_id = a.employee_id
                   AND b.start_date = a.start_date AND b.start_half = 'pm' AND b.policy_id <> a.policy_id)`),
    ).toBe(1);
    expect(
      await one(`a.status = 'requested' AND (SELECT count(DISTINCT b.employee_id) FROM absences b
                   JOIN users v ON v.id = b.employee_id JOIN users u ON u.id = a.employee_id
                  WHERE v.department_id = u.department_id AND b.status = 'requested' AND b.slots && a.slots) >= 3`),
    ).toBeGreaterThanOrEqual(3);
    expect(
      await one(`a.status = 'cancelled' AND decision_note LIKE 'Ill from%' AND (SELECT count(*) FROM absences b
                  WHERE b.employee_id = a.employee_id AND b.status = 'approved' AND b.slots <@ a.slots) = 3`),
    ).toBe(1);
    expect(
      await one(`a.status = 'approved' AND '${demo.today}' BETWEEN start_date AND end_date`),
    ).toBeGreaterThan(0);
    // one entered by a manager, and one that the manager of first-run.json has to decide on
    expect(await one(`requested_by ->> 'id' <> employee_id::text`)).toBe(2);
    expect(
      await one(`a.status = 'requested' AND a.employee_id IN (SELECT u.id FROM users u
                   JOIN users m ON m.id = u.manager_id WHERE m.email = '${demo.summary.workspaces[0]!.users[1]!.email}')`),
    ).toBeGreaterThan(0);
  });

  it('has a coming blackout for one department, not that of the employee in first-run.json', async () => {
    const rows = await demo.sql(
      `SELECT b.end_date::text AS last, d.code FROM blackouts b JOIN list_items d ON d.id = b.department_id`,
    );
    expect(rows).toEqual([{ last: expect.any(String), code: 'sales' }]);
    expect(rows[0]!['last']! >= demo.today.slice(0, 7)).toBe(true);
  });

  it('shows last year’s carry-over for three people, and its expiry if that is past', async () => {
    const year = yearOf(demo.today);
    const rows = await demo.sql(
      `SELECT DISTINCT u.email::text AS email, l.kind FROM leave_ledger l JOIN users u ON u.id = l.employee_id
         JOIN policies p ON p.id = l.policy_id AND p.name = 'Vacation'
        WHERE l.year = $1 AND l.kind IN ('carry', 'expire') AND l.days <> 0`,
      [year],
    );
    const told = ['leila.haddad', 'felix.braun', 'petra.schmid'].map((name) => `${name}@example.test`);
    const carried = rows.filter(({ kind }) => kind === 'carry').map(({ email }) => email as string);
    expect(carried).toEqual(expect.arrayContaining(told));
    const expired = rows.filter(({ kind }) => kind === 'expire').map(({ email }) => email as string);
    if (demo.today > `${year}-03-31`) expect(expired).toEqual(expect.arrayContaining(told));
    else expect(expired).toEqual([]);
  });

  it('has a year of time: running clocks, a forgotten one, and nights of one hour and of three', async () => {
    const [row] = await demo.sql(`
      SELECT count(*)::int AS entries, count(DISTINCT employee_id) FILTER (WHERE started_at < now())::int AS people,
             count(*) FILTER (WHERE ended_at IS NULL)::int AS running,
             count(*) FILTER (WHERE auto_stopped AND ended_at - started_at = interval '16 h')::int AS forgotten,
             (avg(billable::int) * 100)::int AS billable,
             array_agg(extract(epoch FROM ended_at - started_at)::int ORDER BY ended_at - started_at)
               FILTER (WHERE description = 'Night deployment') AS nights,
             bool_and(ended_at - started_at < interval '11 h' OR auto_stopped) FILTER (WHERE ended_at IS NOT NULL) AS sane
        FROM time_entries t JOIN workspaces w ON w.id = t.workspace_id AND w.slug = 'brightwater'`);
    expect(row).toMatchObject({ running: 2, forgotten: 1, nights: [3600, 10800], sane: true });
    expect(row!['entries']).toBeGreaterThan(4900);
    expect(row!['billable']).toBeGreaterThan(77);
    expect(row!['billable']).toBeLessThan(87);
  });

  it('has events of every kind, each valid against its schema', async () => {
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    ajv.addSchema(document, 'contract');
    const validators = new Map<EventKind, ValidateFunction>();
    const validatorOf = (kind: EventKind) => {
      const known = validators.get(kind);
      if (known) return known;
      const made = ajv.compile({ $ref: `contract#/components/schemas/${eventKinds[kind].schema}` });
      validators.set(kind, made);
      return made;
    };
    const events = await demo.sql<{ kind: EventKind; body: string }>('SELECT kind, body FROM events');
    for (const { kind, body } of events) {
      const told = JSON.parse(body) as { event: string; data: unknown };
      expect(told.event).toBe(kind);
      const validate = validatorOf(kind);
      validate(told.data);
      expect([body, validate.errors ?? []]).toEqual([body, []]);
    }
    expect([...new Set(events.map(({ kind }) => kind))].sort()).toEqual(Object.keys(eventKinds).sort());
  });

  it('sends nothing now or later: deliveries are settled or held, no wake-up waits, webhooks are paused', async () => {
    const rows = await demo.sql(`
      SELECT d.status, w.status AS webhook, count(*)::int AS n, max(d.resends) AS resends,
             count(*) FILTER (WHERE d.attempt_count <> (SELECT count(*) FROM delivery_attempts a WHERE a.delivery_id = d.id))::int AS miscounted,
             bool_and((d.settled_at IS NULL) = (d.status = 'held') AND d.next_attempt_at IS NULL) AS still
        FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id GROUP BY 1, 2`);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['delivered', 'failed', 'held']));
    for (const row of rows) {
      expect(row).toMatchObject({ miscounted: 0, still: true });
      if (row['status'] === 'held') expect(row['webhook']).toBe('paused');
    }
    expect(Math.max(...rows.map(({ resends }) => resends as number))).toBe(3);
    expect(await demo.sql('SELECT * FROM webhook_wakeups')).toEqual([]);
    const failing = await demo.sql('SELECT url, failing_since FROM webhooks WHERE failing_since IS NOT NULL');
    expect(failing).toHaveLength(1);
    const webhooks = await demo.sql<{ url: string; status: string }>('SELECT url, status FROM webhooks');
    expect(new Set(webhooks.map(({ status }) => status))).toEqual(new Set(['paused']));
    for (const { url } of webhooks) expect(new URL(url).hostname).toMatch(/\.example\.test$/);
  });

  it('leaves the employee of first-run.json free days, no plans, no entries today and no clock', async () => {
    for (const { users, slug } of demo.summary.workspaces) {
      const [employee] = await demo.sql(
        `SELECT u.id, u.email::text AS email, u.timezone, t.code AS type, m.email::text AS manager,
                (SELECT json_agg(c.pattern) FROM contracts c WHERE c.employee_id = u.id) AS patterns,
                (SELECT count(*)::int FROM absences a WHERE a.employee_id = u.id
                    AND (a.status = 'requested' OR a.end_date >= $2::date)) AS plans,
                (SELECT count(*)::int FROM time_entries e WHERE e.employee_id = u.id AND (e.ended_at IS NULL
                    OR (e.ended_at AT TIME ZONE 'Europe/Berlin')::date >= $2::date)) AS today
           FROM users u JOIN list_items t ON t.id = u.user_type_id JOIN users m ON m.id = u.manager_id
          WHERE u.email = $1`,
        [users[2]!.email, demo.today],
      );
      expect(employee).toMatchObject({
        timezone: null,
        type: 'permanent',
        manager: users[1]!.email,
        plans: 0,
        today: 0,
      });
      expect(employee!['patterns']).toEqual([{ mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 }]);
      const account = (await accountsOf(demo)).find((one) => one.name === `Vacation of ${users[2]!.email}`)!;
      expect([slug, balanceOf(account).available >= days('12')]).toEqual([slug, true]);
    }
  });

  it('Northgate has three people, no lock, no time before this year and an employee without absences', async () => {
    const of = async (text: string) =>
      (
        await demo.sql(
          `SELECT count(*)::int AS n FROM ${text} AND x.workspace_id = (SELECT id FROM workspaces WHERE slug = 'northgate')`,
        )
      )[0]!['n'] as number;
    expect(await of('users x WHERE true')).toBe(3);
    expect(await of('period_locks x WHERE true')).toBe(0);
    expect(await of(`time_entries x WHERE x.started_at < '${yearOf(demo.today)}-01-01'`)).toBe(0);
    expect(await of(`absences x JOIN users u ON u.id = x.employee_id WHERE u.role = 'employee'`)).toBe(0);
    expect(await of('policies x WHERE true')).toBe(1);
  });

  it('Northgate operates the trial of Larkfield, which has some days left and no licence', async () => {
    const [trial, ...others] = await demo.sql(`
      SELECT o.slug AS operator, p.slug, p.host, p.status, p.ends_on - '${demo.today}'::date AS days, w.plan,
             w.valid_until = p.ends_on AS agreed, h.workspace_id = w.id AS answers,
             EXISTS (SELECT FROM licenses l WHERE l.workspace_id = w.id) AS licensed
        FROM pilots p JOIN workspaces o ON o.id = p.workspace_id JOIN workspaces w ON w.id = p.pilot_workspace_id
        JOIN workspace_hosts h ON h.host = p.host`);
    expect(others).toEqual([]);
    expect(trial).toEqual({
      operator: 'northgate',
      slug: 'larkfield',
      host: 'larkfield.localhost',
      status: 'active',
      days: 18,
      plan: 'pilot',
      agreed: true,
      answers: true,
      licensed: false,
    });
  });

  it('has a second site with holidays of its own, a planned leaver, a re-hire, timesheets under way and overtime accounts', async () => {
    const sites = await demo.sql(`SELECT DISTINCT holiday_calendar AS calendar FROM users ORDER BY 1`);
    expect(sites.map(({ calendar }) => calendar)).toEqual(['default', 'munich']);
    const [row] = await demo.sql(`
      SELECT ARRAY[
        (SELECT count(*)::int FROM holidays WHERE calendar = 'munich' AND name = 'Epiphany'),
        (SELECT count(*)::int FROM users WHERE status = 'active' AND last_day >= '${demo.today}' AND leaving_planned_at IS NOT NULL),
        (SELECT count(*)::int FROM former_employments),
        (SELECT count(DISTINCT status)::int FROM timesheets),
        (SELECT count(*)::int FROM absences a JOIN policies p ON p.id = a.policy_id WHERE p.unit = 'hour')] AS found`);
    expect(row!['found']).toEqual([3, 1, 1, 2, 1]);
    const [{ least, most } = { least: 0, most: 0 }] = await demo.sql<{ least: number; most: number }>(
      'SELECT min(seconds) / 3600 AS least, max(seconds) / 3600 AS most FROM overtime_entries',
    );
    expect([least >= 6, most <= 24]).toEqual([true, true]);
  });

  it('everything due is in the ledger: the job finds nothing to post', async () => {
    const pool = createPool({ url: demo.database.appUrl, size: 2 });
    const round = postDueLeave(
      pool,
      () => demo.now,
      () => false,
    );
    expect(await round.finally(() => pool.end())).toEqual({ posted: 0 });
  });
});

describe('seedDemo', () => {
  it('makes the same data for one day and seed, except secrets, and nothing if a workspace exists', async () => {
    expect(one.tables.length).toBeGreaterThan(20);
    for (const table of one.tables) {
      expect([table, await dump(one.database.admin, table)]).toEqual([
        table,
        await dump(two.database.admin, table),
      ]);
    }
    expect(one.summary.workspaces[0]!.users[0]!.password).not.toBe(
      two.summary.workspaces[0]!.users[0]!.password,
    );
    expect(one.summary.workspaces[0]!.keys[0]!.key).not.toBe(two.summary.workspaces[0]!.keys[0]!.key);
    expect(await seedAt(one.database, FIRST_STARTS[0]!)).toBeNull();
    expect(await one.sql('SELECT count(*)::int AS n FROM workspaces')).toEqual([{ n: 3 }]);
  });

  it('pays for a year on its day: 36 invoices of three contractors in every state and a credit note, of which two are overdue; payslips for everybody', async () => {
    const [row] = await one.sql(`
        SELECT (SELECT json_object_agg(status, n) FROM (SELECT status, count(*) AS n FROM invoices GROUP BY 1) s) AS invoices,
               (SELECT count(DISTINCT employee_id)::int FROM invoices) AS contractors,
               (SELECT count(*)::int FROM invoices WHERE status = 'issued' AND due_on < '2026-11-20') AS overdue,
               (SELECT json_object_agg(status, n) FROM (SELECT status, count(*) AS n FROM payslips WHERE workspace_id = w.id GROUP BY 1) s) AS payslips,
               (SELECT count(DISTINCT employee_id)::int FROM payslips WHERE workspace_id = w.id) AS paid
          FROM workspaces w WHERE slug = 'brightwater'`);
    expect(row).toEqual({
      invoices: { paid: 32, issued: 3, draft: 1, void: 1 },
      contractors: 3,
      overdue: 2,
      payslips: { published: 70, draft: 1 },
      paid: 20,
    });
  });

  it('has the design’s content on its day: 26 people, 33 contracts of every type and state, seven leave types', async () => {
    const [row] = await one.sql(`
        SELECT (SELECT json_object_agg(status, n) FROM (SELECT status, count(*) AS n FROM users WHERE workspace_id = w.id GROUP BY 1) s) AS people,
               (SELECT json_object_agg(code, n) FROM (SELECT t.code, count(*) AS n FROM users u JOIN list_items t ON t.id = u.user_type_id
                 WHERE u.workspace_id = w.id GROUP BY 1) s) AS types,
               (SELECT json_object_agg(status, n) FROM (SELECT status, count(*) AS n FROM contracts WHERE workspace_id = w.id GROUP BY 1) s) AS contracts,
               (SELECT json_object_agg(type, n) FROM (SELECT type, count(*) AS n FROM contracts WHERE workspace_id = w.id GROUP BY 1) s) AS contract_types,
               (SELECT count(*)::int FROM policies WHERE workspace_id = w.id) AS policies,
               (SELECT count(*)::int FROM two_factor WHERE workspace_id = w.id AND enabled_at IS NOT NULL) AS two_factor,
               (SELECT locked_through::text FROM period_locks WHERE workspace_id = w.id) AS locked,
               (SELECT json_object_agg(host, true) FROM workspace_hosts WHERE workspace_id = w.id) AS hosts,
               w.plan, w.timezone, w.currency, w.seats
          FROM workspaces w WHERE slug = 'brightwater'`);
    expect(row).toEqual({
      people: { active: 23, invited: 1, deactivated: 2 },
      types: { permanent: 19, 'part-time': 2, contractor: 3, intern: 2 },
      contracts: {
        active: 22,
        superseded: 4,
        ended: 1,
        terminated: 3,
        scheduled: 1,
        draft: 1,
        pending_signature: 1,
      },
      contract_types: { permanent: 27, contractor: 3, internship: 2, fixed_term: 1 },
      policies: 7,
      two_factor: 1,
      locked: '2026-09-30',
      hosts: { 'brightwater.localhost': true, localhost: true, '127.0.0.1': true },
      plan: 'self_hosted',
      timezone: 'Europe/Berlin',
      currency: 'EUR',
      seats: 30,
    });
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { put } from '../../access/records.ts';
import { opened } from '../../support/opening.ts';
import { startService } from '../../support/service.ts';
import type { Person, World } from '../../support/world.ts';
import { category } from '../reimbursements/records.ts';

const service = await opened(startService());
let world: World;
beforeEach(async () => {
  world = await service.world();
});

const waiting = async (as: Person, query: Record<string, string> = {}) => {
  const reply = await service.request(world, 'GET', '/profile/waiting/', { as, query });
  expect(reply.status).toBe(200);
  return reply.body.data as { kind: string; id: string; title: string; operations: string[]; url: string }[];
};
const ids = async (as: Person) => (await waiting(as)).map(({ id }) => id);

async function requestLeave(as: Person, start = '2027-03-01'): Promise<string> {
  const reply = await service.request(world, 'POST', '/pto/requests/', {
    as,
    body: { policy_id: world.vacation, start_date: start, end_date: start },
  });
  expect(reply.status).toBe(201);
  return reply.body.data.id as string;
}

describe('GET /api/v1/profile/waiting/', () => {
  test('rule 22: 200 with a request for its manager, and for nobody else', async () => {
    const id = await requestLeave(world.employee);
    const [one] = await waiting(world.manager);
    expect(one).toMatchObject({
      kind: 'absence',
      id,
      person: { id: world.employee.id },
      title: 'Vacation, 2027-03-01',
      url: `/time-off/requests/${id}`,
      operations: ['approvePtoRequest', 'denyPtoRequest'],
    });
    for (const other of [world.employee, world.colleague, world.otherManager, world.admin])
      expect([other.role, await ids(other)]).toEqual([other.role, []]);
  });

  test('rule 22: 200 for all admins but themselves where a person has no manager who may decide', async () => {
    const [own, orphan] = [await requestLeave(world.secondAdmin), await world.person({ manager: null })];
    const theirs = await requestLeave(orphan);
    expect((await ids(world.admin)).sort()).toEqual([own, theirs].sort());
    expect(await ids(world.secondAdmin)).toEqual([theirs]);
    await world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [world.manager.id]);
    const left = await requestLeave(world.colleague);
    expect(await ids(world.admin)).toContain(left);
  });

  test('200 without what has been decided, also while it is read by many', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4].map((day) => requestLeave(world.employee, `2027-03-0${day}`)),
    );
    const decided = made.map((id) =>
      service.request(world, 'POST', `/pto/admin/requests/${id}/approve/`, { as: world.manager, body: {} }),
    );
    const [answers] = await Promise.all([Promise.all(decided), ...made.map(() => waiting(world.manager))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await ids(world.manager)).toEqual([]);
  });

  test('200 oldest first over all kinds, in pages, and by kind', async () => {
    const contract = await put(world as never, 'contracts', {
      employee_id: world.manager.id,
      type: 'permanent',
      title: 'Lead',
      start_date: '2031-01-01',
      weekly_hours: 40,
      pattern: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 },
      status: 'pending_signature',
    });
    const absence = await requestLeave(world.employee);
    expect(await ids(world.manager)).toEqual([contract, absence]);
    const first = await service.request(world, 'GET', '/profile/waiting/', {
      as: world.manager,
      query: { limit: 1, include_total: true },
    });
    expect([first.headers.get('x-total-count'), first.body.data[0].id]).toEqual(['2', contract]);
    const cursor = first.headers.get('x-next-cursor')!;
    expect((await waiting(world.manager, { limit: '1', cursor })).map(({ id }) => id)).toEqual([absence]);
    expect((await waiting(world.manager, { kind: 'contract' })).map(({ id }) => id)).toEqual([contract]);
  });

  test('200 without areas that the workspace has switched off', async () => {
    await requestLeave(world.employee);
    await service.request(world, 'PATCH', '/modules/', { as: world.admin, body: { pto: false } });
    expect(await ids(world.manager)).toEqual([]);
  });
});

describe('?waiting_for=me of the lists of reviewers', () => {
  const list = async (where: string, as: Person) => {
    const reply = await service.request(world, 'GET', where, { as, query: { waiting_for: 'me' } });
    expect(reply.status).toBe(200);
    return reply.body.data.map(({ id }: { id: string }) => id) as string[];
  };

  test('rule 22: 200 with the absences that wait for the caller, without those that somebody else decides', async () => {
    const id = await requestLeave(world.employee);
    expect(await list('/pto/admin/requests/', world.manager)).toEqual([id]);
    for (const other of [world.admin, world.otherManager])
      expect(await list('/pto/admin/requests/', other)).toEqual([]);
    await service.request(world, 'POST', `/pto/admin/requests/${id}/approve/`, {
      as: world.manager,
      body: {},
    });
    expect(await list('/pto/admin/requests/', world.manager)).toEqual([]);
  });

  test('rule 22: 200 with the claims that wait for the caller', async () => {
    const claim = (employee: Person, submitted: boolean) =>
      put(world as never, 'expense_claims', {
        employee_id: employee.id,
        title: 'Train',
        status: submitted ? 'submitted' : 'draft',
        submitted_at: submitted ? new Date().toISOString() : null,
        currency: 'EUR',
        amount: '12.00',
        first_spent_on: '2026-11-01',
        last_spent_on: '2026-11-01',
      });
    const id = await claim(world.employee, true);
    await claim(world.employee, false);
    await claim(world.stranger, true);
    expect(await list('/reimbursements/admin/', world.manager)).toEqual([id]);
    expect(await list('/reimbursements/admin/', world.admin)).toEqual([]);
  });

  test('422 for a service key, for which nothing waits', async () => {
    const key = await world.serviceKey(['team:read']);
    for (const where of ['/pto/admin/requests/', '/reimbursements/admin/']) {
      const reply = await service.request(world, 'GET', where, {
        as: key,
        query: { waiting_for: 'me' },
      });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['waiting_for']]);
    }
  });
});

describe('`approver` of absences and claims', () => {
  const shown = async (as: Person, where: string) => {
    const reply = await service.request(world, 'GET', where, { as });
    expect([where, reply.status]).toEqual([where, 200]);
    return reply.body.data;
  };
  async function claimed(as: Person, submit = true): Promise<string> {
    const category_id = await category(world);
    const items = [{ spent_on: '2026-11-01', category_id, amount: '12.00' }];
    const body = { title: 'Train', currency: 'EUR', submit, items };
    const reply = await service.request(world, 'POST', '/reimbursements/', { as, body });
    expect(reply.status).toBe(201);
    return reply.body.data.id as string;
  }
  const manager = () => ({
    id: world.manager.id,
    email: world.manager.email,
    name: world.manager.name,
    photo_url: null,
  });

  test('rule 22: 200 with the manager while it waits, in lists and in the record; null once it is decided', async () => {
    const [absence, claim] = [await requestLeave(world.employee), await claimed(world.employee)];
    const places = [
      `/pto/requests/${absence}/`,
      `/pto/admin/requests/${absence}/`,
      `/reimbursements/${claim}/`,
      `/reimbursements/admin/${claim}/`,
    ];
    const as = (where: string) => (where.includes('/admin/') ? world.manager : world.employee);
    for (const where of places)
      expect([where, (await shown(as(where), where)).approver]).toEqual([where, manager()]);
    for (const where of [
      '/pto/requests/',
      '/pto/admin/requests/',
      '/reimbursements/',
      '/reimbursements/admin/',
    ])
      expect([where, (await shown(as(where), where))[0].approver]).toEqual([where, manager()]);
    for (const where of [
      `/pto/admin/requests/${absence}/approve/`,
      `/reimbursements/admin/${claim}/approve/`,
    ]) {
      const reply = await service.request(world, 'POST', where, { as: world.manager, body: {} });
      expect([reply.status, reply.body.data.approver]).toEqual([200, null]);
    }
    for (const where of places) expect((await shown(as(where), where)).approver).toBeNull();
  });

  test('rule 22: 200 with null where any admin decides: no manager, or one who may not', async () => {
    const alone = await world.person({ manager: null });
    const junior = await world.person({ manager: world.employee });
    for (const who of [alone, junior]) {
      expect((await shown(who, `/pto/requests/${await requestLeave(who)}/`)).approver).toBeNull();
      expect((await shown(who, `/reimbursements/${await claimed(who)}/`)).approver).toBeNull();
      expect((await shown(who, '/reimbursements/'))[0].approver).toBeNull();
    }
  });

  test('200 with null for a draft, which waits for nobody', async () => {
    const draft = await claimed(world.employee, false);
    expect((await shown(world.employee, `/reimbursements/${draft}/`)).approver).toBeNull();
    expect((await shown(world.employee, '/reimbursements/'))[0].approver).toBeNull();
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { put } from '../../access/records.ts';
import { opened } from '../../support/opening.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import type { Person, World } from '../../support/world.ts';

const service = await opened(startService());
let world: World;
beforeEach(async () => {
  world = await service.world();
});

interface Found {
  kind: string;
  id: string;
  title: string;
  url: string;
}

async function found(as: Person, q: string): Promise<Found[]> {
  const reply = await service.request(world, 'GET', '/platform/search/', { as, query: { q } });
  expect(reply.status).toBe(200);
  return reply.body.data as Found[];
}
const kinds = async (as: Person, q: string) => [...new Set((await found(as, q)).map(({ kind }) => kind))];

async function requested(of: Person): Promise<string> {
  const reply = await service.request(world, 'POST', '/pto/requests/', {
    as: of,
    body: { policy_id: world.vacation, start_date: '2027-03-01', end_date: '2027-03-01' },
  });
  expect(reply.status).toBe(201);
  return reply.body.data.id as string;
}

describe('GET /api/v1/platform/search/', () => {
  test('200 with people by name or address, those whose name begins with the text first', async () => {
    const [inside, first] = [
      await world.person({ first: 'Max', last: 'Ogzora' }),
      await world.person({ first: 'Zora', last: 'Abel' }),
    ];
    const people = (await found(world.employee, 'zora')).filter(({ kind }) => kind === 'person');
    expect(people.map(({ id }) => id)).toEqual([first.id, inside.id]);
    expect(people[0]).toMatchObject({ title: 'Zora Abel', url: `/people/${first.id}` });
    expect((await found(world.employee, first.email)).map(({ id }) => id)).toEqual([first.id]);
  });

  test("200 with records of others only for those who may see them: the manager's tree, and admins", async () => {
    const id = await requested(world.employee);
    const absences = async (as: Person) =>
      (await found(as, world.employee.name)).filter(({ kind }) => kind === 'absence');
    expect(await absences(world.employee)).toMatchObject([{ id, url: `/time-off/${id}` }]);
    for (const as of [world.manager, world.admin])
      expect(await absences(as)).toMatchObject([{ id, url: `/time-off/requests/${id}` }]);
    for (const as of [world.colleague, world.otherManager, world.stranger])
      expect(await absences(as)).toEqual([]);
  });

  test('200 with own claims and tickets by their words; an admin finds the tickets of all', async () => {
    const claim = {
      employee_id: world.employee.id,
      title: 'Train to Zwickau',
      status: 'draft',
      currency: 'EUR',
      amount: '12.00',
      first_spent_on: '2026-11-01',
      last_spent_on: '2026-11-01',
    };
    await put(world as never, 'expense_claims', claim);
    const ticket = await service.request(world, 'POST', '/support/tickets/', {
      as: world.employee,
      body: { subject: 'Zwickau cannot be chosen', body: 'Why?' },
    });
    expect(ticket.status).toBe(201);
    expect((await kinds(world.employee, 'zwickau')).sort()).toEqual(['expense', 'ticket']);
    // a draft is its person's alone
    expect(await kinds(world.admin, 'zwickau')).toEqual(['ticket']);
    expect(await kinds(world.colleague, 'zwickau')).toEqual([]);
  });

  test('200 with operations of the caller’s role and of modules that are on', async () => {
    const operations = async (as: Person) =>
      (await found(as, 'webhook')).filter(({ kind }) => kind === 'operation').map(({ id }) => id);
    expect(await operations(world.admin)).toContain('createWebhook');
    expect(await operations(world.employee)).toEqual([]);
    expect(await kinds(world.employee, 'expense claim')).toEqual(['operation']);
    await service.request(world, 'PATCH', '/modules/', { as: world.admin, body: { reimbursements: false } });
    // processes hear of a switched module within a second
    await until(async () => (await kinds(world.employee, 'expense claim')).length === 0);
  });

  test('200 with nobody of another workspace, and signs of a pattern are taken as text', async () => {
    const other = await service.world();
    await other.person({ first: 'Only', last: 'Elsewhere' });
    expect(await found(world.admin, 'elsewhere')).toEqual([]);
    expect(await found(world.admin, '%%')).toEqual([]);
    expect(await found(world.admin, '__')).toEqual([]);
  });

  test('422 for one sign, for spaces and for more than a hundred', async () => {
    for (const q of ['a', '   ', 'a'.repeat(101)]) {
      const reply = await service.request(world, 'GET', '/platform/search/', {
        as: world.admin,
        query: { q },
      });
      expect([q.length, reply.status]).toEqual([q.length, 422]);
    }
  });
});

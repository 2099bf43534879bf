/** Documents of people who have left (rule 230). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { operations } from '../../../src/generated/operations.ts';
import type { OperationRow } from '../../../src/openapi/operation.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import { auditLines } from '../../support/traces.ts';
import { until } from '../../support/until.ts';
import type { Person } from '../../support/world.ts';
import type { Place } from '../../access/row.ts';
import { published } from '../payments/payslipRows.ts';

const mailDir = openFolder('mails');
const { service, world } = await openWorld({ rateLimitScale: 10_000, mailDir });
const other = await service.world();
let count = 0;
const place = { ...world, service, passwordHash: '', next: () => ++count } as Place;

const grant = (person: { id: string }, body: object = {}, as: Person = world.admin) =>
  service.request(world, 'POST', `/auth/users/${person.id}/documents-access/`, {
    as,
    body: { email: `${person.id}@private.test`, months: 12, ...body },
  });
const ask = (email: string, where = world) =>
  service.request(where, 'POST', '/auth/documents-access/request/', { body: { email } });
const open = (token: string, where = world) =>
  service.request(where, 'POST', '/auth/documents-access/', { body: { token } });
const codeIn = (text: string) => /Code: (\S+)/.exec(text)![1]!;
const left = async (): Promise<Person> => {
  const person = await world.person({ manager: world.manager });
  await world.sql(`UPDATE users SET status = 'deactivated', last_day = '2026-10-31' WHERE id = $1`, [
    person.id,
  ]);
  return person;
};
const permitted = async () => {
  const person = await left();
  const email = `${person.id}@private.test`;
  expect((await grant(person)).status).toBe(200);
  return { person, email };
};
/** The code of the last mail to an address. */
const mailedCode = async (email: string, count = 1) => {
  expect((await ask(email)).status).toBe(200);
  const mails = await mailsTo(mailDir, email, count);
  expect(mails).toHaveLength(count);
  return codeIn(mails.at(-1)!.text);
};
const opened = async (email: string): Promise<{ token: string }> => {
  const reply = await open(await mailedCode(email));
  expect([reply.status, reply.body.data.expires_in]).toEqual([200, 3600]);
  return { token: reply.body.data.access_token };
};
const read = (as: { token: string }, path: string, where = world) =>
  service.request(where, 'GET', path, { as });

describe('POST /api/v1/auth/users/{user_id}/documents-access/', () => {
  test('200 with the last day, audited; 0 months end it', async () => {
    const person = await left();
    const granted = await grant(person, { months: 6 });
    expect(granted.body.data).toEqual({ email: `${person.id}@private.test`, until: expect.any(String) });
    expect((await auditLines(world, person.id)).map(({ line }) => line)).toContain(
      'granted documents access to user · dashboard',
    );
    expect((await grant(person, { months: 0 })).body.data).toEqual({ email: null, until: null });
    await ask(`${person.id}@private.test`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await mailsTo(mailDir, `${person.id}@private.test`, 0)).toEqual([]);
  });

  test('409 still_active for somebody who is there, 404 for an unknown person, 422 for more than `leaver_months`', async () => {
    const active = await grant(world.employee);
    expect([active.status, active.body.data.code]).toEqual([409, 'still_active']);
    expect((await grant({ id: randomUUID() })).status).toBe(404);
    const long = await grant(await left(), { months: 13 });
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['months']]);
  });
});

describe('POST /api/v1/auth/documents-access/request/', () => {
  test('200, the same for every address; a mail only to a permitted one', async () => {
    const { email } = await permitted();
    const replies = [
      await ask(email),
      await ask(`${randomUUID()}@private.test`),
      await ask(world.employee.email),
    ];
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await mailsTo(mailDir, email)).toHaveLength(1);
    expect(await mailsTo(mailDir, world.employee.email, 0)).toEqual([]);
  });

  test('429 reset_limited for the fourth in an hour', async () => {
    const email = `${randomUUID()}@private.test`;
    const limited = await openWorld({ rateLimitScale: 1 });
    const tries = [];
    for (let n = 0; n < 4; n++)
      tries.push(
        await limited.service.request(limited.world, 'POST', '/auth/documents-access/request/', {
          body: { email },
        }),
      );
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });
});

describe('POST /api/v1/auth/documents-access/', () => {
  test('200 once; 422 for the same code again, an unknown one, another workspace, one that was replaced or is too old', async () => {
    const { person, email } = await permitted();
    const first = await mailedCode(email);
    expect((await open(first, other)).status).toBe(422);
    const second = await mailedCode(email, 2);
    expect((await open(first)).status).toBe(422);
    const replies = await Promise.all(Array.from({ length: 6 }, () => open(second)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect((await open(randomUUID())).status).toBe(422);
    const third = await mailedCode(email, 3);
    await world.sql(
      `UPDATE one_time_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [person.id],
    );
    expect((await open(third)).status).toBe(422);
  });

  test('rule 230: the token reads own documents, and every other call is 403 leaver_access', async () => {
    const { person, email } = await permitted();
    const [{ payslip_id: slip }, { payslip_id: foreign }] = [
      await published(place, person),
      await published(place, world.employee),
    ];
    const as = await opened(email);
    const list = await read(as, '/payments/payslips/');
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([slip]);
    expect((await read(as, `/payments/payslips/${slip}/`)).status).toBe(200);
    expect((await read(as, `/payments/payslips/${foreign}/`)).status).toBe(404);
    expect((await read(as, '/payments/payslips/', other)).status).toBe(401);
    const refused = Object.entries<OperationRow>(operations).filter(
      ([, row]) => row.role !== null && !row.leaver && !row.anonymous,
    );
    expect(refused.length).toBeGreaterThan(300);
    for (const [id, row] of refused) {
      const path = row.path.slice('/api/v1'.length).replace(/\{\w+\}/g, randomUUID());
      const reply = await service.request(world, row.method, path, {
        as,
        body: row.body === 'none' ? undefined : {},
      });
      expect([id, reply.status, reply.body.data?.code]).toEqual([id, 403, 'leaver_access']);
    }
  });

  test('an admin who has left is an employee with it', async () => {
    const { person, email } = await permitted();
    await world.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
    const as = await opened(email);
    const reply = await service.request(world, 'GET', '/payments/summary/', {
      as,
      query: { year: '2026', employee_id: world.employee.id },
    });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'not_own_record']);
    expect((await read(as, '/payments/admin/')).body.data.code).toBe('leaver_access');
  });

  test('401 after 0 months, after its last day, once a newer token is there, and once the person is back', async () => {
    const ended = async (how: (person: Person, email: string) => Promise<unknown>) => {
      const { person, email } = await permitted();
      const as = await opened(email);
      expect((await read(as, '/payments/payslips/')).status).toBe(200);
      await how(person, email);
      await until(async () => (await read(as, '/payments/payslips/')).status === 401);
    };
    await ended((person) => grant(person, { months: 0 }));
    await ended((person) =>
      world.sql(`UPDATE documents_access SET until = current_date - 1 WHERE user_id = $1`, [person.id]),
    );
    await ended((_person, email) => mailedCode(email, 2).then(open));
    await ended((person) =>
      service.request(world, 'POST', `/auth/users/${person.id}/reactivate/`, {
        as: world.admin,
        body: { start_date: '2026-11-02' },
      }),
    );
    const [kept] = await world.sql(
      `SELECT count(*)::int AS n FROM documents_access d JOIN users u ON u.id = d.user_id WHERE u.status = 'active'`,
    );
    expect(kept!['n']).toBe(0);
  });
});

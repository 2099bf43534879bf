/**
 * Conditional reads. A record keeps its version when names of people, settings or the workspace's zone change
 * its answer. So 304 means that the whole answer is the same, while `If-Match` compares only the version.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { idsIn, newPlace, pathWith } from '../access/knownGood.ts';
import { rowOf } from '../access/rows.ts';
import { made } from '../access/row.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import { document } from '../../src/openapi/document.ts';
import { described, type Described } from '../support/contract.ts';
import { openWorld } from '../support/opening.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });

const READ_AS_JSON = described.filter(
  (row) => row.conditional && row.produces.length === 1 && row.produces[0] === 'application/json',
);

/** A record of the operation, and a function that reads it with or without the tag of an answer. */
async function recordOf(row: Described) {
  const at = await newPlace(service);
  const known = rowOf(row.id as OperationId);
  const reader = { employee: at.employee, manager: at.manager, admin: at.admin }[row.role ?? 'employee'];
  await known.before?.(at, reader);
  const path = pathWith(row, await idsIn(known, at, at.employee));
  const query = (await made(known.query, at, reader)) ?? {};
  const get = (tag?: string) =>
    service.request(at, 'GET', path, {
      as: reader,
      query,
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    });
  return { at, get };
}

/** Changes that affect answers about a record but not its row. */
const ELSEWHERE: [name: string, change: (at: Awaited<ReturnType<typeof newPlace>>) => Promise<unknown>][] = [
  [
    'everybody is renamed',
    (at) => at.sql(`UPDATE users SET last_name = 'Renamed' WHERE workspace_id = $1`, [at.id]),
  ],
  [
    'the workspace moves',
    async (at) => {
      await service.request(at, 'PATCH', '/platform/workspace/', {
        as: at.admin,
        body: { timezone: 'Asia/Kathmandu' },
      });
      // a setting is in force within a second
      const zone = async () =>
        (await service.request(at, 'GET', '/auth/me/', { as: at.admin })).body.data.workspace.timezone;
      while ((await zone()) !== 'Asia/Kathmandu') await sleep(20);
    },
  ],
];

test('every read that returns a record’s ETag accepts If-None-Match', () => {
  const tagged = described.filter(({ path, method }) => {
    const { responses } = document.paths[path]![method.toLowerCase()] as unknown as {
      responses: Record<string, any>;
    };
    return method === 'GET' && 'ETag' in (responses['200']?.headers ?? {});
  });
  expect(tagged.length).toBeGreaterThan(30);
  // each download of a payment run or a hand-over is in the audit trail, so no 304 may replace it
  expect(tagged.filter(({ conditional }) => !conditional).map(({ id }) => id)).toEqual([
    'adminDownloadHandover',
    'adminDownloadPaymentRun',
  ]);
});

describe('304 means that the whole answer is the same', () => {
  const embedding = new Set<string>();

  test.each(READ_AS_JSON.map((row) => [row.id, row] as const))(
    '%s: 304 while nothing changed; 200 with the current content after people were renamed and the workspace moved',
    async (id, row) => {
      const { at, get } = await recordOf(row);
      for (const [name, change] of ELSEWHERE) {
        const before = await get();
        expect([before.status, before.headers.get('etag')]).toEqual([
          200,
          expect.stringMatching(/^"(\d+-)?[\w-]{22}"$/),
        ]);
        const tag = before.headers.get('etag')!;
        const held = await get(tag);
        expect([held.status, held.text, held.headers.get('etag')]).toEqual([304, '', tag]);

        await change(at);
        const after = await get();
        const asked = await get(tag);
        const same = after.text === before.text;
        expect([name, asked.status, asked.text]).toEqual([name, same ? 304 : 200, same ? '' : after.text]);
        if (!same && name === 'everybody is renamed') {
          expect(after.text).toContain('Renamed');
          embedding.add(id);
        }
      }
    },
    60_000,
  );

  test('absences, claims, payslips, payments, invoices, contracts and enrollments are among the answers with names', () => {
    expect([...embedding]).toEqual(
      expect.arrayContaining([
        'adminGetContract',
        'adminGetExpense',
        'adminGetInvoice',
        'adminGetPayment',
        'adminGetPayslip',
        'adminGetPtoRequest',
        'getEnrollment',
        'getExpense',
        'getMeeting',
        'getPayslip',
        'getPtoRequest',
        'getTicket',
        'getTimeEntry',
        'getUser',
      ]),
    );
  });
});

describe('If-Match compares only the version', () => {
  const renamed = async () => {
    const person = await world.person({ first: 'Ada', last: 'Before' });
    const span = { started_at: '2026-11-16T09:00:00+01:00', ended_at: '2026-11-16T10:00:00+01:00' };
    const created = await service.request(world, 'POST', '/tracking/entries/', { as: person, body: span });
    const path = `/tracking/entries/${created.body.data.id}/`;
    const tag = (await service.request(world, 'GET', path, { as: person })).headers.get('etag')!;
    await world.sql(`UPDATE users SET last_name = 'After' WHERE id = $1`, [person.id]);
    const patch = (ifMatch: string) =>
      service.request(world, 'PATCH', path, {
        as: person,
        body: { description: 'Site survey' },
        headers: { 'if-match': ifMatch },
      });
    return { tag, patch };
  };

  test('200 with the tag of a read even if a name in the answer has changed; 412 when the tag is sent again', async () => {
    const { tag, patch } = await renamed();
    const changed = await patch(tag);
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await patch(tag);
    expect([stale.status, stale.body.data]).toEqual([412, { code: 'version_mismatch', current_version: 2 }]);
  });

  test('200 with only the version, and with a list of tags that has it', async () => {
    const { tag, patch } = await renamed();
    expect((await patch('"1"')).status).toBe(200);
    expect((await patch(`"7", ${tag.replace('"1-', '"2-')}`)).status).toBe(200);
    expect((await patch('*')).status).toBe(200);
  });

  test.each([
    ['an older version', '"0"'],
    ['a weak tag', 'W/"1"'],
    ['a version without quotes', '1'],
    ['only a digest', `"${'a'.repeat(22)}"`],
    ['a digest of another length', '"1-abc"'],
    ['a version with the same first digits', `"11-${'a'.repeat(22)}"`],
  ])('412 with %s', async (_name, ifMatch) => {
    const { patch } = await renamed();
    expect((await patch(ifMatch)).status).toBe(412);
  });
});

/** What each program with a generated client is told to do, and what it should report. */
import { expect } from '@jest/globals';
import { newWebhookSecret, serviceSignature } from '../../src/delivery/webhooks/transport/sign.ts';
import type { Service } from '../support/service.ts';
import type { World } from '../support/world.ts';

/** Instructions for a new person on each call. */
export async function newTold(service: Service, world: World): Promise<{ told: string; answers: object }> {
  const person = await world.person({ manager: world.manager });
  const key = await world.personalKey(person, ['absences:read', 'time:read', 'time:write']);
  const entry = (hour: string, description: string) => ({
    started_at: `2026-10-05T${hour}:00:00+02:00`,
    ended_at: `2026-10-05T${hour}:30:00+02:00`,
    description,
  });
  const body = JSON.stringify({
    id: '0193a000-0000-7000-8000-000000000a01',
    sequence: 1_795_165_920_004_127,
    event: 'absence.approved',
    occurred_at: '2026-11-20T10:12:00.000+01:00',
    actor: { id: '0193a000-0000-7000-8000-000000000003', email: 'ada@example.test', name: 'Ada Keller' },
    data: {
      id: '0193a000-0000-7000-8000-000000000401',
      version: 2,
      employee: {
        id: '0193a000-0000-7000-8000-000000000017',
        email: 'jonas@example.test',
        name: 'Jonas Weber',
      },
      start_date: '2026-12-28',
      end_date: '2026-12-30',
      status: 'approved',
    },
  });
  const secret = newWebhookSecret();
  return {
    told: JSON.stringify({
      url: service.url,
      key: key.token,
      entry: entry('10', 'Early'),
      later: entry('12', 'Late'),
      webhook: { body, secret, signature: serviceSignature(secret, Buffer.from(body)) },
    }),
    answers: {
      balance: expect.arrayContaining(['Vacation']),
      created: 'Early',
      pages: ['Late', 'Early'],
      codes: ['entry_overlap', 'validation_failed'],
      file: expect.stringContaining('worked'),
      event: 'Jonas Weber',
    },
  };
}

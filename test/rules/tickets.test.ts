/** The state machine of tickets, and the languages of FAQs, as pure rules. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leadsTo, refusalIn } from '../../src/lib/machine.ts';
import { wantedLocales } from '../../src/areas/support/rules/locales.ts';
import {
  actionsOf,
  MESSAGE_MACHINE,
  messageMoves,
  quietBefore,
  sideOf,
  TICKET_MACHINE,
  type Side,
  type TicketStatus,
} from '../../src/areas/support/rules/tickets.ts';

const STATUSES: TicketStatus[] = ['new', 'open', 'pending', 'solved', 'closed', 'merged'];
const DAY = 24 * 3600 * 1000;
const facts = (side: Side, closedAt: number | null = null) => ({ side, closedAt, now: 100 * DAY });

describe('the state machine of a ticket', () => {
  test('has these transitions and no others', () => {
    const steps = TICKET_MACHINE.transitions.flatMap(({ action, from, to }) =>
      to === null ? [] : from.map((one) => `${action}: ${one} -> ${to}`),
    );
    expect(steps).toEqual([
      'close: solved -> closed',
      'reopen: solved -> open',
      'reopen: closed -> open',
      'open: pending -> open',
      'wait: open -> pending',
      'solve: open -> solved',
      'solve: pending -> solved',
      'merge: new -> merged',
      'merge: open -> merged',
      'merge: pending -> merged',
      'merge: solved -> merged',
    ]);
  });

  test('the requester closes and reopens, staff make the other transitions: 403 before 409', () => {
    for (const status of STATUSES) {
      for (const action of ['close', 'reopen'] as const)
        expect(refusalIn(TICKET_MACHINE, action, status, facts('staff'))?.status).toBe(403);
      for (const action of ['open', 'wait', 'solve', 'merge', 'note'] as const)
        expect(refusalIn(TICKET_MACHINE, action, status, facts('requester'))?.status).toBe(403);
    }
  });

  test('a closed ticket can be reopened for 14 days to the millisecond, a solved one at any time', () => {
    const at = (closedAt: number | null, status: TicketStatus) =>
      refusalIn(TICKET_MACHINE, 'reopen', status, facts('requester', closedAt));
    expect(at(86 * DAY, 'closed')).toBeNull();
    expect(at(86 * DAY - 1, 'closed')).toEqual({ status: 409, code: 'reopen_too_late' });
    expect(at(null, 'solved')).toBeNull();
  });

  test('nobody writes to a closed or merged ticket', () => {
    for (const status of ['closed', 'merged'] as const)
      for (const side of ['requester', 'staff'] as const)
        expect(refusalIn(TICKET_MACHINE, 'reply', status, facts(side))?.status).toBe(409);
  });

  test('a ticket is quiet after seven days', () => {
    expect(quietBefore(10 * DAY)).toBe(3 * DAY);
  });
});

describe('the effect of a message', () => {
  test('the first one of staff opens a ticket; one of the requester opens a waiting or solved ticket; others change nothing', () => {
    const after = (side: Side, status: TicketStatus) => {
      const action = messageMoves(side, status);
      return action === null ? status : leadsTo(MESSAGE_MACHINE, action, status);
    };
    const writable: TicketStatus[] = ['new', 'open', 'pending', 'solved'];
    expect(writable.map((status) => after('staff', status))).toEqual(['open', 'open', 'pending', 'solved']);
    expect(writable.map((status) => after('requester', status))).toEqual(['new', 'open', 'open', 'open']);
  });
});

describe('the caller’s relation to a ticket', () => {
  test('an admin is the requester of their own ticket; managers and colleagues have no relation', () => {
    const ticket = { requester_id: 'eve' };
    expect(sideOf({ userId: 'eve', role: 'admin' }, ticket)).toBe('requester');
    expect(sideOf({ userId: 'ada', role: 'admin' }, ticket)).toBe('staff');
    expect(sideOf({ userId: null, role: 'admin' }, ticket)).toBe('staff');
    expect(sideOf({ userId: 'mia', role: 'manager' }, ticket)).toBeNull();
    expect(sideOf({ userId: 'carl', role: 'employee' }, ticket)).toBeNull();
  });

  test('allowed_actions are those that the table allows, and never a note for the requester', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATUSES),
        fc.constantFrom('employee', 'manager', 'admin'),
        fc.boolean(),
        fc.integer({ min: 0, max: 40 }),
        (status, role, own, daysAgo) => {
          const now = 100 * DAY;
          const closed_at = new Date(now - daysAgo * DAY).toISOString();
          const caller = { userId: own ? 'eve' : 'other', role };
          const actions = actionsOf(caller, { requester_id: 'eve', status, closed_at }, now);
          if (own) expect(actions).not.toContain('note');
          if (!own && role !== 'admin') expect(actions).toEqual([]);
          expect(actions.includes('reopen')).toBe(
            own && (status === 'solved' || status === 'closed') && daysAgo <= 14,
          );
          if (status === 'merged') expect(actions).toEqual([]);
        },
      ),
    );
  });
});

describe('the languages in which an FAQ is looked up', () => {
  test('the requested one, its base language, then those of the workspace, each once', () => {
    expect(wantedLocales('de-AT', 'en-GB')).toEqual(['de-at', 'de', 'en-gb', 'en']);
    expect(wantedLocales('zh-Hant-TW', 'en')).toEqual(['zh-hant-tw', 'zh-hant', 'zh', 'en']);
    expect(wantedLocales('en', 'en-US')).toEqual(['en', 'en-us']);
    expect(wantedLocales(null, 'pt-PT')).toEqual(['pt-pt', 'pt']);
  });
});

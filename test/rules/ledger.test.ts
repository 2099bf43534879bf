/** What absences write into the ledger (rules 8, 9, 16), and who may change them (rules 20–22). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../src/civil/dates.ts';
import { days } from '../../src/civil/days.ts';
import { balanceOf } from '../../src/areas/pto/rules/balance.ts';
import type { Holiday } from '../../src/schedule/counting.ts';
import { byYear, costOfSpan } from '../support/costOfSpan.ts';
import {
  approvedRows,
  bookingsOf,
  editedRows,
  grantedRows,
  heldBy,
  recount,
  releasedRows,
  requestedRows,
} from '../../src/areas/pto/rules/ledger.ts';
import {
  allowedActions,
  refusalOf,
  type Reviewer,
  type ReviewedAbsence,
} from '../../src/areas/pto/rules/review.ts';
import { decidedBy, isOwn } from '../../src/people/deciding.ts';
import type { LedgerRow } from '../../src/areas/pto/rules/types.ts';
import type { Span } from '../../src/schedule/span.ts';
import { account, fullTime, row } from './support/fixture.ts';

const { policy } = account();

describe('ledger', () => {
  test('rule 8: an absence over New Year is booked in two years', () => {
    const cost = costOfSpan({ start_date: '2026-12-28', end_date: '2027-01-08' }, fullTime());
    expect(requestedRows('a', bookingsOf(cost, policy))).toEqual([
      row('reserve', '-3.5', '2026-12-28', 'a'),
      row('reserve', '-5', '2027-01-01', 'a'),
    ]);
  });

  test('rule 14: an absence over 31 March is booked separately before and after it', () => {
    const cost = costOfSpan({ start_date: '2026-03-30', end_date: '2026-04-02' }, fullTime());
    expect(bookingsOf(cost, policy)).toEqual([
      { year: 2026, effective_on: '2026-03-30', days: days('2') },
      { year: 2026, effective_on: '2026-04-01', days: days('2') },
    ]);
    expect(bookingsOf(cost, account({ carry_over_expires: null }).policy)).toEqual([
      { year: 2026, effective_on: '2026-03-30', days: days('4') },
    ]);
  });

  test('rule 16: approval turns the reserve into use; denial and cancellation release it', () => {
    const reserved = [row('reserve', '-3', '2026-06-01', 'a'), row('reserve', '-1', '2026-06-01', 'b')];
    const approved = approvedRows('a', reserved);
    expect(approved).toEqual([row('release', '3', '2026-06-01', 'a'), row('use', '-3', '2026-06-01', 'a')]);
    expect(releasedRows('a', reserved)).toEqual([row('release', '3', '2026-06-01', 'a')]);
    expect(releasedRows('a', [...reserved, ...approved])).toEqual([row('release', '3', '2026-06-01', 'a')]);
    expect(releasedRows('c', reserved)).toEqual([]);
  });

  test('rule 9: a holiday added inside an approved absence returns the day', () => {
    const span: Span = { start_date: '2026-06-01', end_date: '2026-06-05' };
    const holiday: Holiday = { date: '2026-06-04', name: 'Corpus Christi', half_day: 'none' };
    const before = costOfSpan(span, fullTime());
    const after = costOfSpan(span, fullTime([holiday]));
    const rows = grantedRows('a', bookingsOf(before, policy));
    const absence = {
      absence_id: 'a',
      status: 'approved' as const,
      rows,
      before,
      after,
      lockedThrough: null,
    };
    expect(recount(absence, policy)).toEqual({
      change: days('-1'),
      rows: [row('release', '1', '2026-06-01', 'a')],
    });
    // If the holiday is removed, the day is used again.
    const back = { ...absence, before: after, after: before };
    expect(recount(back, policy)).toEqual({ change: days('1'), rows: [row('use', '-1', '2026-06-01', 'a')] });
    expect(recount({ ...back, status: 'requested' }, policy).rows).toEqual([
      row('reserve', '-1', '2026-06-01', 'a'),
    ]);
  });

  test('rule 9: days before a period lock do not change', () => {
    const span: Span = { start_date: '2026-06-01', end_date: '2026-06-12' };
    const holidays: Holiday[] = ['2026-06-04', '2026-06-11'].map((date) => ({
      date,
      name: 'Holiday',
      half_day: 'none',
    }));
    const before = costOfSpan(span, fullTime());
    const after = costOfSpan(span, fullTime(holidays));
    const rows = grantedRows('a', bookingsOf(before, policy));
    const absence = { absence_id: 'a', status: 'approved' as const, rows, before, after };
    expect(recount({ ...absence, lockedThrough: '2026-06-05' }, policy).change).toBe(days('-1'));
    expect(recount({ ...absence, lockedThrough: '2026-06-04' }, policy).change).toBe(days('-1'));
    expect(recount({ ...absence, lockedThrough: '2026-06-12' }, policy)).toEqual({ change: 0, rows: [] });
  });

  test('rule 9: returned days go where they were booked, even if the policy now splits the year differently', () => {
    const span: Span = { start_date: '2026-03-30', end_date: '2026-04-02' };
    const before = costOfSpan(span, fullTime());
    const after = costOfSpan(span, fullTime([{ date: '2026-04-02', name: 'Holiday', half_day: 'none' }]));
    const rows = grantedRows('a', bookingsOf(before, account({ carry_over_expires: null }).policy));
    const absence = {
      absence_id: 'a',
      status: 'approved' as const,
      rows,
      before,
      after,
      lockedThrough: null,
    };
    expect(recount(absence, policy)).toEqual({
      change: days('-1'),
      rows: [row('release', '1', '2026-03-30', 'a')],
    });
  });

  test('ledger, balance and absences agree after any sequence of changes', () => {
    type State = { status: 'requested' | 'approved' | 'gone'; span: Span };
    const op = fc.record({
      what: fc.constantFrom('request', 'request', 'grant', 'approve', 'deny', 'cancel', 'edit', 'holiday'),
      which: fc.nat(20),
      from: fc.nat(420),
      length: fc.nat(14),
    });
    fc.assert(
      fc.property(fc.array(op, { maxLength: 40 }), (ops) => {
        const absences: State[] = [];
        const holidays = new Map<string, Holiday>();
        const rows: LedgerRow[] = [];
        const cost = (span: Span) => costOfSpan(span, fullTime([...holidays.values()]));
        for (const { what, which, from, length } of ops) {
          const start_date = addDays('2026-01-01', from);
          const span: Span = {
            start_date,
            end_date: addDays(start_date, length),
            start_half: which % 3 ? null : 'pm',
          };
          if (what === 'request' || what === 'grant') {
            const id = `a${absences.push({ status: what === 'grant' ? 'approved' : 'requested', span }) - 1}`;
            rows.push(
              ...(what === 'grant' ? grantedRows : requestedRows)(id, bookingsOf(cost(span), policy)),
            );
            continue;
          }
          if (what === 'holiday') {
            const before = absences.map((a) => cost(a.span));
            if (!holidays.delete(start_date)) {
              holidays.set(start_date, {
                date: start_date,
                name: 'Holiday',
                half_day: which % 2 ? 'none' : 'am',
              });
            }
            absences.forEach(({ status, span: dates }, i) => {
              if (status === 'gone') return;
              const absence_id = `a${i}`;
              const after = cost(dates);
              const result = recount(
                { absence_id, status, rows, before: before[i]!, after, lockedThrough: null },
                policy,
              );
              expect(result.change).toBe(after.total - before[i]!.total);
              rows.push(...result.rows);
            });
            continue;
          }
          const i = which % Math.max(1, absences.length);
          const absence = absences[i];
          if (!absence) continue;
          const id = `a${i}`;
          if (what === 'cancel' && absence.status !== 'gone') {
            rows.push(...releasedRows(id, rows));
            absence.status = 'gone';
          } else if (absence.status !== 'requested') continue;
          else if (what === 'approve') {
            rows.push(...approvedRows(id, rows));
            absence.status = 'approved';
          } else if (what === 'deny') {
            rows.push(...releasedRows(id, rows));
            absence.status = 'gone';
          } else if (what === 'edit') {
            rows.push(...editedRows(id, rows, bookingsOf(cost(span), policy)));
            absence.span = span;
          }
        }
        const empty = account({}, { today: '2026-12-31' });
        for (const year of [2026, 2027]) {
          const sum = (status: State['status']) =>
            absences
              .filter((a) => a.status === status)
              .flatMap((a) => byYear(cost(a.span)))
              .reduce((total, part) => (part.year === year ? total + part.days : total), 0);
          // Read on the last day of the year, so that nothing is in the future.
          const balance = balanceOf({ ...empty, rows, today: `${year}-12-31` }, { year });
          expect([balance.used, balance.pending]).toEqual([sum('approved'), sum('requested')]);
        }
        absences.forEach((absence, i) => {
          const held = heldBy(`a${i}`, rows).reduce((sum, part) => sum + part.days, 0);
          expect(held).toBe(absence.status === 'gone' ? 0 : cost(absence.span).total);
        });
      }),
      { numRuns: 300 },
    );
  });

  test('rule 16: releasing everything restores the available days', () => {
    const dates = fc.tuple(fc.nat(350), fc.nat(10), fc.boolean());
    fc.assert(
      fc.property(fc.array(dates, { maxLength: 8 }), (list) => {
        const state = account({}, { rows: [row('carry', '4', '2026-01-01')], today: '2026-12-31' });
        const rows = [...state.rows];
        list.forEach(([from, length, approved], i) => {
          const start_date = addDays('2026-01-01', from);
          const cost = costOfSpan({ start_date, end_date: addDays(start_date, length) }, fullTime());
          rows.push(...requestedRows(`a${i}`, bookingsOf(cost, policy)));
          if (approved) rows.push(...approvedRows(`a${i}`, rows));
        });
        list.forEach((_, i) => rows.push(...releasedRows(`a${i}`, rows)));
        expect(balanceOf({ ...state, rows })).toEqual(balanceOf(state));
      }),
    );
  });
});

describe('who may do what', () => {
  const absence = (status: ReviewedAbsence['status']): ReviewedAbsence => ({
    employee_id: 'eve',
    status,
    start_date: '2026-11-21',
    end_date: '2026-11-24',
  });
  const owner: Reviewer = { userId: 'eve', role: 'employee', above: false };
  const manager: Reviewer = { userId: 'max', role: 'manager', above: true };
  const admin: Reviewer = { userId: 'ada', role: 'admin', above: true };
  const adminOwner: Reviewer = { userId: 'eve', role: 'admin', above: true };
  const service: Reviewer = { userId: null, role: 'admin', above: true, keyHolders: ['ada'] };
  const eve: Reviewer = { userId: null, role: 'admin', above: true, keyHolders: ['tom', 'eve'] };
  const reader: Reviewer = { ...manager, mayWrite: false, mayApprove: false };
  const today = '2026-11-20';

  test.each<[string, ReviewedAbsence['status'], string, Reviewer]>([
    ['the owner', 'requested', 'edit cancel', owner],
    ['the owner', 'approved', 'shorten cancel', owner],
    ['the owner', 'denied', '', owner],
    ['the owner', 'cancelled', '', owner],
    ['the manager', 'requested', 'correct cancel approve deny', manager],
    ['the manager', 'approved', 'correct cancel', manager],
    ['an admin', 'requested', 'correct cancel approve deny', admin],
    ['an admin, own request', 'requested', 'edit cancel', adminOwner],
    ['a service key', 'requested', 'correct cancel approve deny', service],
    ["a service key, its creator's request", 'requested', '', eve],
    ['a key without the scopes', 'requested', '', reader],
  ])('%s, %s: may %s', (_, status, actions, caller) => {
    expect(allowedActions(caller, absence(status), { today }).join(' ')).toBe(actions);
  });

  test('rule 20: an employee may not decide', () => {
    expect(refusalOf('approve', owner, absence('requested'), { today })).toEqual({
      status: 403,
      code: 'role',
    });
  });

  test('rule 21: nobody decides on their own requests, including admins and their service keys', () => {
    for (const caller of [adminOwner, eve, { ...manager, userId: 'eve' }]) {
      expect(isOwn(caller, 'eve')).toBe(true);
      for (const action of ['approve', 'deny'] as const) {
        expect(refusalOf(action, caller, absence('requested'), { today })).toEqual({
          status: 403,
          code: 'self_approval',
        });
      }
    }
  });

  test('rule 22: the setting allows admins to', () => {
    const context = { today, selfApproval: true };
    expect(refusalOf('approve', adminOwner, absence('requested'), context)).toBeNull();
    expect(refusalOf('approve', { ...manager, userId: 'eve' }, absence('requested'), context)).toMatchObject({
      code: 'self_approval',
    });
  });

  test('rule 22: the requests of a person without a manager are decided by the other admins', () => {
    expect(decidedBy({ id: 'eve', manager_id: 'max' }, ['ada'])).toEqual(['max']);
    expect(decidedBy({ id: 'ada', manager_id: null }, ['ada', 'tom'])).toEqual(['tom']);
    expect(decidedBy({ id: 'ada', manager_id: null }, ['ada'])).toEqual([]);
  });

  test('rule 23: a decided request cannot be decided again', () => {
    for (const status of ['approved', 'denied', 'cancelled'] as const) {
      expect(refusalOf('approve', manager, absence(status), { today })).toEqual({
        status: 409,
        code: 'invalid_transition',
      });
    }
    expect(refusalOf('edit', owner, absence('approved'), { today })).toEqual({
      status: 409,
      code: 'not_pending',
    });
    expect(refusalOf('cancel', manager, absence('denied'), { today })).toEqual({
      status: 409,
      code: 'invalid_transition',
    });
  });

  test('rule 76: the owner shortens an approved absence until its last day begins; those above correct it at any time', () => {
    expect(refusalOf('shorten', owner, absence('approved'), { today: '2026-11-23' })).toBeNull();
    expect(refusalOf('shorten', owner, absence('approved'), { today: '2026-11-24' })).toEqual({
      status: 409,
      code: 'already_started',
    });
    expect(refusalOf('shorten', manager, absence('approved'), { today })).toEqual({
      status: 403,
      code: 'role',
    });
    expect(refusalOf('correct', manager, absence('approved'), { today: '2026-12-24' })).toBeNull();
    expect(refusalOf('correct', adminOwner, absence('approved'), { today })).toEqual({
      status: 403,
      code: 'self_approval',
    });
    expect(refusalOf('correct', manager, absence('denied'), { today })).toEqual({
      status: 409,
      code: 'invalid_transition',
    });
  });

  test('the owner cancels an approved absence until its first day begins', () => {
    expect(refusalOf('cancel', owner, absence('approved'), { today: '2026-11-20' })).toBeNull();
    expect(refusalOf('cancel', owner, absence('approved'), { today: '2026-11-21' })).toEqual({
      status: 409,
      code: 'already_started',
    });
    expect(refusalOf('cancel', owner, absence('requested'), { today: '2026-11-25' })).toBeNull();
    expect(refusalOf('cancel', adminOwner, absence('approved'), { today: '2026-11-25' })).toMatchObject({
      code: 'already_started',
    });
  });

  test('rule 34: a manager can also cancel it later, unless its days are locked', () => {
    expect(refusalOf('cancel', manager, absence('approved'), { today: '2026-12-25' })).toBeNull();
    expect(
      refusalOf('cancel', manager, absence('approved'), { today: '2026-12-25', lockedThrough: '2026-11-30' }),
    ).toEqual({
      status: 409,
      code: 'period_locked',
    });
  });
});

import {
  clocked,
  colleagueOf,
  entry,
  freshLock,
  freshSpan,
  lock,
  noClock,
  reportOf,
  runningClock,
} from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { first, item } from '../../examples/wishes.ts';
import type { Person } from '../../support/world.ts';
import { newFeedToken } from '../../../src/auth/feedToken.ts';

const MONTH = { from: '2026-11-01', to: '2026-11-30' };

/** A Saturday on which nobody in the demo company works. */
const saturday = async (at: Place) => ({
  started_at: '2026-11-14T09:00:00+01:00',
  ended_at: '2026-11-14T12:30:00+01:00',
  description: 'Client workshop',
  category_id: await item(at, 'time-categories', 'customer'),
});

/** No entries today, and a clock that has been running since 9:00. */
async function sinceNine(at: Place, person: Person): Promise<void> {
  await nothingToday(at, person);
  const body = { started_at: '2026-11-20T09:00:00+01:00', description: 'Client workshop', billable: true };
  await at.service.request(at, 'POST', '/tracking/clock/start/', { as: person, body });
}

const nothingToday = (at: Place, { id }: Person) =>
  at.sql(`DELETE FROM time_entries WHERE employee_id = $1 AND started_at > '2026-11-20'`, [id]);

/** A private address of a new manager. */
async function absenceFeed(at: Place): Promise<Record<string, string>> {
  const { token, hash } = newFeedToken('wfa_');
  const owner = await colleagueOf(at, at.employee, 'manager');
  await at.sql(
    `INSERT INTO absence_feeds (workspace_id, user_id, token_hash, password_mark)
     SELECT workspace_id, id, $2, sha256(convert_to(password_hash, 'UTF8')) FROM users WHERE id = $1`,
    [owner.id, hash],
  );
  return { absence_feed_token: token };
}

/** The workspace has timesheets of weeks, which begin on Monday. */
const weekly = (at: Place) =>
  at.sql(`UPDATE workspaces SET settings = settings || '{"timesheet_period": "week"}' WHERE id = $1`, [
    at.id,
  ]);

/** The first day of a week that no other call has used. */
const freshWeek = (at: Place) =>
  new Date(Date.UTC(2021, 0, 4) + at.next() * 7 * 86_400_000).toISOString().slice(0, 10);
const weekOf = (at: Place) => ({ period_start: freshWeek(at) });

/** A week that waits for a decision. */
async function timesheet(at: Place, { id }: Person): Promise<{ timesheet_id: string }> {
  const period_start = freshWeek(at);
  const period_end = new Date(Date.parse(period_start) + 6 * 86_400_000).toISOString().slice(0, 10);
  const [row] = await at.sql(
    `INSERT INTO timesheets (workspace_id, employee_id, period_start, period_end, status, worked_seconds, expected_seconds, submitted_at)
     VALUES ($1, $2, $3, $4, 'submitted', 140400, 144000, now()) RETURNING id`,
    [at.id, id, period_start, period_end],
  );
  return { timesheet_id: row!['id'] as string };
}

/** The caller, and for managers and admins the employee, have submitted the week from 9 November 2026. */
async function submittedWeek(at: Place): Promise<void> {
  await at.sql(
    `INSERT INTO timesheets (workspace_id, employee_id, period_start, period_end, status, worked_seconds, expected_seconds,
                             submitted_at, note)
     VALUES ($1, $2, '2026-11-09', '2026-11-15', 'submitted', 142200, 144000, '2026-11-16T08:30:00Z', 'Two days at the fair')`,
    [at.id, at.employee.id],
  );
}

/** In the past and not locked. */
const LAST_WEEK = { from: '2026-11-09', to: '2026-11-13' };

export const rows: Rows = {
  getClock: { example: { before: sinceNine } },
  startClock: {
    before: noClock,
    example: {
      before: nothingToday,
      body: async (at) => ({
        description: 'Client workshop',
        billable: true,
        category_id: await item(at, 'time-categories', 'customer'),
      }),
    },
  },
  stopClock: { before: runningClock, example: { before: sinceNine, body: { break_minutes: 15 } } },
  discardClock: {
    before: runningClock,
    example: { before: sinceNine, body: ({ employee }) => ({ employee_id: employee.id }) },
  },
  createAbsenceFeed: {
    example: { body: async (at) => ({ department_id: await item(at, 'departments', 'engineering') }) },
  },
  deleteAbsenceFeed: {},
  getAbsenceFeed: { ids: absenceFeed, reach: 'workspace', example: { ids: absenceFeed } },
  getOvertimeAccount: { others: 'team' },
  adminPostOvertime: {
    body: (at, caller) => ({
      ...reportOf(at, caller),
      kind: 'adjust',
      seconds: 3600,
      effective_on: '2026-01-05',
      reason: 'As agreed',
    }),
    own: {
      body: (_, { id }) => ({
        employee_id: id,
        kind: 'adjust',
        seconds: 3600,
        effective_on: '2026-01-05',
        reason: 'As agreed',
      }),
      by: ['person', 'newAdmin'],
    },
    example: {
      body: ({ employee }) => ({
        employee_id: employee.id,
        kind: 'adjust',
        seconds: 5400,
        effective_on: '2026-11-13',
        reason: 'Journey to the customer',
      }),
    },
  },
  listTimesheets: { example: { before: submittedWeek } },
  putTimesheet: {
    ids: weekOf,
    before: weekly,
    body: { status: 'draft' },
    example: {
      before: weekly,
      ids: { period_start: '2026-11-09' },
      body: { status: 'submitted', note: 'Two days at the fair' },
    },
  },
  adminListTimesheets: { example: { before: submittedWeek } },
  reviewTimesheet: {
    ids: timesheet,
    body: { action: 'approve' },
    example: {
      ids: (at) => timesheet(at, at.employee),
      body: { action: 'return', reason: 'Friday is missing' },
    },
  },
  listTimeEntries: {},
  createTimeEntry: {
    body: freshSpan,
    example: { body: async (at) => ({ ...(await saturday(at)), billable: true }) },
  },
  getTimeEntry: { ids: entry, example: { ids: first('listTimeEntries', 'entry_id', LAST_WEEK) } },
  updateTimeEntry: {
    ids: entry,
    body: { description: 'Survey' },
    example: {
      ids: first('listTimeEntries', 'entry_id', LAST_WEEK),
      body: { description: 'Client workshop', billable: true },
    },
  },
  deleteTimeEntry: { ids: entry, example: { ids: first('listTimeEntries', 'entry_id', LAST_WEEK) } },
  bulkCreateTimeEntries: {
    body: (at) => ({ entries: [freshSpan(at)] }),
    example: {
      body: {
        entries: [
          {
            started_at: '2026-11-14T09:00:00+01:00',
            ended_at: '2026-11-14T12:30:00+01:00',
            description: 'Client workshop',
            external_id: 'punch-4711',
          },
          {
            started_at: '2026-11-14T12:00:00+01:00',
            ended_at: '2026-11-14T16:00:00+01:00',
            external_id: 'punch-4712',
          },
        ],
      },
    },
  },

  adminCreateTimeEntry: {
    body: (at, caller) => ({ ...freshSpan(at), ...reportOf(at, caller), reason: 'Forgotten' }),
    example: {
      body: async (at) => ({
        employee_id: at.employee.id,
        ...(await saturday(at)),
        reason: 'Forgot to start the clock',
      }),
    },
  },
  adminUpdateTimeEntry: {
    ids: entry,
    body: { description: 'Survey', reason: 'Misspelt' },
    example: {
      ids: first('adminListTimeEntries', 'entry_id', LAST_WEEK),
      body: { description: 'Client workshop', reason: 'Booked on the wrong project' },
    },
  },
  adminDeleteTimeEntry: {
    ids: entry,
    query: { reason: 'Twice' },
    example: {
      ids: first('adminListTimeEntries', 'entry_id', LAST_WEEK),
      query: { reason: 'Entered twice' },
    },
  },
  adminStopClock: {
    ids: clocked,
    body: (at) => ({ ended_at: new Date(at.service.now()).toISOString(), reason: 'Forgotten' }),
    example: {
      ids: async (at) => {
        await sinceNine(at, at.employee);
        return { user_id: at.employee.id };
      },
      body: { ended_at: '2026-11-20T10:00:00+01:00', reason: 'Forgot to stop the clock' },
    },
  },
  adminListTimeEntries: {},
  getMyTimeReport: { query: MONTH },
  getTeamTimeReport: { query: MONTH },
  getMyOvertime: { query: MONTH, others: 'team' },
  listTeamOvertime: { query: MONTH },
  listPresences: {},
  getDashboardSummary: {},
  listTeamAbsences: { query: MONTH, reach: 'workspace' },
  listPeriodLocks: {},
  createPeriodLock: {
    body: (at) => ({ locked_through: freshLock(at) }),
    example: { body: { locked_through: '2026-11-15', grace_until: '2026-11-27T18:00:00+01:00' } },
  },
  deletePeriodLock: {
    ids: lock,
    query: { reason: 'Reopened' },
    example: { query: { reason: 'Corrections agreed with the client' } },
  },
};

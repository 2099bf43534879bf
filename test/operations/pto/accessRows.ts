import { absence, freshMonday, holiday, policy, put, reportOf } from '../../access/records.ts';
import { first, listOf } from '../../examples/wishes.ts';
import type { Person } from '../../support/world.ts';
import type { Place, Rows } from '../../access/row.ts';

/** A day of a leave type without limits. */
const day = (at: Place) => {
  const date = freshMonday(at);
  return { policy_id: at.sick, start_date: date, end_date: date };
};

const FORM = { 'content-type': 'multipart/form-data; boundary=matrix' };
const document = Buffer.from(
  '--matrix\r\nContent-Disposition: form-data; name="file"; filename="note.pdf"\r\nContent-Type: application/pdf\r\n\r\n' +
    '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n\r\n--matrix--\r\n',
);

/** An absence with a document. */
async function documented(at: Place, person: Person): Promise<{ absence_id: string }> {
  const made = await absence(at, person);
  await at.service.request(at, 'PUT', `/pto/requests/${made.absence_id}/attachment/`, {
    as: person,
    headers: FORM,
    body: document,
  });
  return made;
}

async function blackout(at: Place): Promise<{ blackout_id: string }> {
  const date = freshMonday(at);
  return {
    blackout_id: await put(at, 'blackouts', { start_date: date, end_date: date, reason: 'Inventory' }),
  };
}

async function agreement(at: Place, person: Person): Promise<{ entitlement_id: string }> {
  const values = {
    employee_id: person.id,
    policy_id: at.vacation,
    valid_from: freshMonday(at),
    extra_days: '2',
  };
  return { entitlement_id: await put(at, 'leave_entitlements', { ...values, reason: 'Agreed' }) };
}

/** Three days after Christmas, requested by the caller. */
const afterChristmas = ({ vacation }: Place) => ({
  policy_id: vacation,
  start_date: '2026-12-28',
  end_date: '2026-12-30',
  note: 'Family visit',
});

async function asked(at: Place, person: Person): Promise<{ absence_id: string }> {
  const body = afterChristmas(at);
  const reply = await at.service.request(at, 'POST', '/pto/requests/', { as: person, body });
  if (reply.status !== 201) throw new Error(reply.text);
  return { absence_id: reply.body.data.id as string };
}

const waiting = first('adminListPtoRequests', 'absence_id', { status: 'requested' });

export const rows: Rows = {
  getPtoBalance: {},
  listPtoRequests: {},
  createPtoRequest: { body: day, example: { body: afterChristmas } },
  getPtoRequest: { ids: absence },
  updatePtoRequest: { ids: absence, body: { note: 'With the family' }, example: { ids: asked } },
  cancelPtoRequest: {
    ids: absence,
    example: { ids: asked, body: { reason: 'The visit was put off' } },
  },
  previewPtoRequest: { body: day, others: 'team', example: { body: afterChristmas } },
  putPtoAttachment: {
    ids: absence,
    headers: FORM,
    body: document,
    reach: 'private',
    ownByKey: true,
    example: { ids: asked },
  },
  getPtoAttachment: {
    ids: documented,
    reach: 'private',
    ownByKey: true,
    notByServiceKey: true,
    example: { ids: documented },
  },
  listPtoLedger: { others: 'admins' },
  explainPtoBalance: { query: (at) => ({ policy_id: at.vacation }), others: 'team' },
  getPtoCalendar: { query: { from: '2026-11-01', to: '2026-11-30' }, reach: 'workspace', others: 'team' },
  listPtoPolicies: {},
  listHolidays: {},

  adminListPtoRequests: {},
  adminGetPtoRequest: { ids: absence },
  approvePtoRequest: { ids: absence, example: { ids: waiting, body: { note: 'Enjoy the days off' } } },
  denyPtoRequest: {
    ids: absence,
    body: { reason: 'Inventory' },
    example: { ids: waiting, body: { reason: 'Two of the team are away already' } },
  },
  adminUpdatePtoRequest: {
    ids: absence,
    // as it is: every cell has an absence of its own, and this works for each
    body: { start_half: null },
    own: { by: ['person', 'key', 'newAdmin'] },
    example: {
      ids: first('adminListPtoRequests', 'absence_id', { status: 'approved', from: '2026-11-23' }),
      body: { end_half: 'am', reason: 'The last afternoon was worked' },
    },
  },
  adminCancelPtoRequest: {
    ids: absence,
    // callers cancel their own absence by the call for its person
    own: { by: ['key', 'newAdmin'] },
    body: { reason: 'Inventory' },
    example: {
      ids: first('adminListPtoRequests', 'absence_id', { status: 'approved', from: '2026-11-23' }),
      body: { reason: 'The release was moved into this week, as agreed' },
    },
  },
  adminCreatePtoRequest: {
    body: (at, caller) => ({ ...day(at), ...reportOf(at, caller) }),
    own: { body: (at) => ({ ...day(at), status: 'approved' }) },
    example: {
      body: ({ employee, sick }) => ({
        employee_id: employee.id,
        policy_id: sick,
        start_date: '2026-11-23',
        end_date: '2026-11-23',
        note: 'Called in sick',
        status: 'approved',
      }),
    },
  },
  bulkReviewPtoRequests: {
    body: async (at, caller) => {
      const reviewed = caller.id === at.otherManager.id ? at.stranger : at.employee;
      return { ids: [(await absence(at, reviewed)).absence_id], action: 'approve' };
    },
    own: {
      body: async (at, person) => ({ ids: [(await absence(at, person)).absence_id], action: 'approve' }),
      codeIn: ({ results }) => results[0].code,
    },
    example: {
      body: async (at, caller) => {
        const requested = await listOf(at, caller, 'adminListPtoRequests', { status: 'requested' });
        return { ids: requested.slice(0, 2).map(({ id }) => id), action: 'approve' };
      },
    },
  },

  adminListBalances: {},
  adminAdjustBalance: {
    body: (at, caller) => ({
      ...reportOf(at, caller),
      policy_id: at.vacation,
      days: 1,
      effective_on: '2026-06-01',
      reason: 'Worked on a Sunday',
    }),
    example: {
      body: ({ employee, vacation }) => ({
        employee_id: employee.id,
        policy_id: vacation,
        days: 1,
        effective_on: '2026-11-15',
        reason: 'Worked on a Sunday',
      }),
    },
  },
  adminListEntitlements: {
    example: {
      before: async (at) => void (await agreement(at, at.employee)),
    },
  },
  adminCreateEntitlement: {
    body: (at, caller) => ({
      ...reportOf(at, caller),
      policy_id: at.vacation,
      valid_from: freshMonday(at),
      annual_days: 30,
      reason: 'Agreed',
    }),
    example: {
      body: ({ employee, vacation }) => ({
        employee_id: employee.id,
        policy_id: vacation,
        valid_from: '2027-01-01',
        annual_days: 30,
        reason: 'Agreed in the contract',
      }),
    },
  },
  adminDeleteEntitlement: { ids: agreement },
  adminRunYearEnd: { body: { year: 2025, dry_run: true }, example: { body: { year: 2026, dry_run: true } } },
  adminListPolicies: {},
  adminCreatePolicy: {
    body: (at) => ({ name: `Leave ${at.next()}` }),
    example: { body: { name: 'Volunteering', annual_days: 2, allow_half_days: false, color: '#2f855a' } },
  },
  adminGetPolicy: { ids: policy },
  adminUpdatePolicy: {
    ids: policy,
    body: { color: '#336699' },
    example: {
      ids: (at) => ({ policy_id: at.vacation }),
      body: { effective_from: '2027-01-01', annual_days: 28, min_notice_days: 7 },
    },
  },
  adminArchivePolicy: { ids: policy },
  adminCreateHoliday: {
    body: (at) => ({ date: freshMonday(at), name: 'Founding day' }),
    example: { body: { date: '2027-06-04', name: 'Company day', half_day: 'pm' } },
  },
  adminUpdateHoliday: { ids: holiday, body: { name: 'Founders’ day' } },
  adminDeleteHoliday: { ids: holiday },
  adminLeaveLiability: {},
  getAbsenceRate: { query: { from: '2026-01-01', to: '2026-12-31' } },
  adminListCalendars: {},
  adminImportHolidays: {
    body: { calendar: 'de-by', country: 'DE', region: 'BY', years: [2027] },
    example: { body: { calendar: 'de-by', country: 'DE', region: 'BY', years: [2027], dry_run: false } },
  },
  adminListBlackouts: {},
  adminCreateBlackout: {
    body: (at) => {
      const date = freshMonday(at);
      return { start_date: date, end_date: date, reason: 'Inventory' };
    },
    example: { body: { start_date: '2027-03-15', end_date: '2027-03-19', reason: 'Release week' } },
  },
  adminDeleteBlackout: { ids: blackout },
};

import { absence, freshMonday, holiday, policy, put, reportOf } from '../../access/records.ts';
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

/** An absence that has a document. */
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

export const rows: Rows = {
  getPtoBalance: {},
  listPtoRequests: {},
  createPtoRequest: { body: day },
  getPtoRequest: { ids: absence },
  updatePtoRequest: { ids: absence, body: { note: 'With the family' } },
  cancelPtoRequest: { ids: absence },
  previewPtoRequest: { body: day },
  putPtoAttachment: { ids: absence, headers: FORM, body: document, reach: 'private' },
  getPtoAttachment: { ids: documented, reach: 'private' },
  listPtoLedger: {},
  getPtoCalendar: { query: { from: '2026-11-01', to: '2026-11-30' }, reach: 'workspace' },
  listPtoPolicies: {},
  listHolidays: {},

  adminListPtoRequests: {},
  adminGetPtoRequest: { ids: absence },
  approvePtoRequest: { ids: absence },
  denyPtoRequest: { ids: absence, body: { reason: 'Inventory' } },
  adminCancelPtoRequest: { ids: absence, body: { reason: 'Inventory' } },
  adminCreatePtoRequest: { body: (at, caller) => ({ ...day(at), ...reportOf(at, caller) }) },
  bulkReviewPtoRequests: {
    body: async (at, caller) => {
      const reviewed = caller.id === at.otherManager.id ? at.stranger : at.employee;
      return { ids: [(await absence(at, reviewed)).absence_id], action: 'approve' };
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
  },
  adminRunYearEnd: { body: { year: 2025, dry_run: true } },
  adminListPolicies: {},
  adminCreatePolicy: { body: (at) => ({ name: `Leave ${at.next()}` }) },
  adminGetPolicy: { ids: policy },
  adminUpdatePolicy: { ids: policy, body: { color: '#336699' } },
  adminArchivePolicy: { ids: policy },
  adminCreateHoliday: { body: (at) => ({ date: freshMonday(at), name: 'Founding day' }) },
  adminUpdateHoliday: { ids: holiday, body: { name: 'Founders’ day' } },
  adminDeleteHoliday: { ids: holiday },
  adminListBlackouts: {},
  adminCreateBlackout: {
    body: (at) => {
      const date = freshMonday(at);
      return { start_date: date, end_date: date, reason: 'Inventory' };
    },
  },
  adminDeleteBlackout: { ids: blackout },
};

import { absence, blackout, freshMonday, holiday, policy, reportOf } from '../records.ts';
import type { Place, Rows } from '../row.ts';

/** A day of a leave type without limits. */
const day = (at: Place) => {
  const date = freshMonday(at);
  return { policy_id: at.sick, start_date: date, end_date: date };
};

export const pto: Rows = {
  getPtoBalance: {},
  listPtoRequests: {},
  createPtoRequest: { body: day },
  getPtoRequest: { ids: absence },
  updatePtoRequest: { ids: absence, body: { note: 'With the family' } },
  cancelPtoRequest: { ids: absence },
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

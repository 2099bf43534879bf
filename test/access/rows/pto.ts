import { absence, freshMonday } from '../records.ts';
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
  adminCreateHoliday: { body: (at) => ({ date: freshMonday(at), name: 'Founding day' }) },
};

// Generated from openapi/ by `npm run codegen`. Do not edit.
import authExported from '../areas/auth/exported.ts';
import benefitsExported from '../areas/benefits/exported.ts';
import brandingExported from '../areas/branding/exported.ts';
import contractsExported from '../areas/contracts/exported.ts';
import invoicesExported from '../areas/invoices/exported.ts';
import listsExported from '../areas/lists/exported.ts';
import logsExported from '../areas/logs/exported.ts';
import meetingsExported from '../areas/meetings/exported.ts';
import notificationsExported from '../areas/notifications/exported.ts';
import paymentsExported from '../areas/payments/exported.ts';
import platformExported from '../areas/platform/exported.ts';
import profileExported from '../areas/profile/exported.ts';
import ptoExported from '../areas/pto/exported.ts';
import reimbursementsExported from '../areas/reimbursements/exported.ts';
import supportExported from '../areas/support/exported.ts';
import trackingExported from '../areas/tracking/exported.ts';
import type { TablesByArea } from '../exports/tables.ts';

/** The tables of all areas, by area, with what an export contains. */
export const exportedByArea: TablesByArea = {
  auth: authExported,
  benefits: benefitsExported,
  branding: brandingExported,
  contracts: contractsExported,
  invoices: invoicesExported,
  lists: listsExported,
  logs: logsExported,
  meetings: meetingsExported,
  notifications: notificationsExported,
  payments: paymentsExported,
  platform: platformExported,
  profile: profileExported,
  pto: ptoExported,
  reimbursements: reimbursementsExported,
  support: supportExported,
  tracking: trackingExported,
};

// Generated from openapi/ by `npm run codegen`. Do not edit.
import authAnonymise from '../areas/auth/anonymise.ts';
import benefitsAnonymise from '../areas/benefits/anonymise.ts';
import contractsAnonymise from '../areas/contracts/anonymise.ts';
import invoicesAnonymise from '../areas/invoices/anonymise.ts';
import logsAnonymise from '../areas/logs/anonymise.ts';
import meetingsAnonymise from '../areas/meetings/anonymise.ts';
import notificationsAnonymise from '../areas/notifications/anonymise.ts';
import paymentsAnonymise from '../areas/payments/anonymise.ts';
import platformAnonymise from '../areas/platform/anonymise.ts';
import profileAnonymise from '../areas/profile/anonymise.ts';
import ptoAnonymise from '../areas/pto/anonymise.ts';
import reimbursementsAnonymise from '../areas/reimbursements/anonymise.ts';
import supportAnonymise from '../areas/support/anonymise.ts';
import trackingAnonymise from '../areas/tracking/anonymise.ts';
import authJobs from '../areas/auth/jobs.ts';
import contractsJobs from '../areas/contracts/jobs.ts';
import logsJobs from '../areas/logs/jobs.ts';
import meetingsJobs from '../areas/meetings/jobs.ts';
import notificationsJobs from '../areas/notifications/jobs.ts';
import paymentsJobs from '../areas/payments/jobs.ts';
import platformJobs from '../areas/platform/jobs.ts';
import profileJobs from '../areas/profile/jobs.ts';
import ptoJobs from '../areas/pto/jobs.ts';
import reimbursementsJobs from '../areas/reimbursements/jobs.ts';
import supportJobs from '../areas/support/jobs.ts';
import trackingJobs from '../areas/tracking/jobs.ts';
import authPickLists from '../areas/auth/pickLists.ts';
import ptoPickLists from '../areas/pto/pickLists.ts';
import reimbursementsPickLists from '../areas/reimbursements/pickLists.ts';
import supportPickLists from '../areas/support/pickLists.ts';
import trackingPickLists from '../areas/tracking/pickLists.ts';
import type { ListName } from './types.ts';
import type { FirstItem } from '../lists/pickLists.ts';
import type { Anonymising } from '../people/anonymising.ts';
import type { TimedJob } from '../workspace/timedJob.ts';

/** What each area erases when a person is anonymised, sorted by area. */
export const anonymising: readonly Anonymising[] = [
  authAnonymise,
  benefitsAnonymise,
  contractsAnonymise,
  invoicesAnonymise,
  logsAnonymise,
  meetingsAnonymise,
  notificationsAnonymise,
  paymentsAnonymise,
  platformAnonymise,
  profileAnonymise,
  ptoAnonymise,
  reimbursementsAnonymise,
  supportAnonymise,
  trackingAnonymise,
];

/** The areas' scheduled jobs. */
export const areaJobs: readonly TimedJob[] = [
  ...authJobs,
  ...contractsJobs,
  ...logsJobs,
  ...meetingsJobs,
  ...notificationsJobs,
  ...paymentsJobs,
  ...platformJobs,
  ...profileJobs,
  ...ptoJobs,
  ...reimbursementsJobs,
  ...supportJobs,
  ...trackingJobs,
];

/** The pick lists of all areas with the items of a new workspace: exactly those of the contract. */
export const pickLists: { readonly [List in ListName]: readonly FirstItem[] } = {
  ...authPickLists,
  ...ptoPickLists,
  ...reimbursementsPickLists,
  ...supportPickLists,
  ...trackingPickLists,
};

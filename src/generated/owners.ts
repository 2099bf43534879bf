// Generated from openapi/ by `npm run codegen`. Do not edit.
import authOwners from '../areas/auth/owners.ts';
import benefitsOwners from '../areas/benefits/owners.ts';
import contractsOwners from '../areas/contracts/owners.ts';
import invoicesOwners from '../areas/invoices/owners.ts';
import paymentsOwners from '../areas/payments/owners.ts';
import ptoOwners from '../areas/pto/owners.ts';
import reimbursementsOwners from '../areas/reimbursements/owners.ts';
import trackingOwners from '../areas/tracking/owners.ts';
import type { Owners } from '../people/owners.ts';

/** Finds the person whose record an id in a path names, by the name of the id. */
export const owners: Owners = {
  ...authOwners,
  ...benefitsOwners,
  ...contractsOwners,
  ...invoicesOwners,
  ...paymentsOwners,
  ...ptoOwners,
  ...reimbursementsOwners,
  ...trackingOwners,
};

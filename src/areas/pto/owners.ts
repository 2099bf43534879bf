import { ownerIn, type Owners } from '../../people/owners.ts';

const owners: Owners = {
  absence_id: ownerIn('absences'),
  entitlement_id: ownerIn('leave_entitlements'),
};
export default owners;

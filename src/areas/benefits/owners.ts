import { ownerIn, type Owners } from '../../people/owners.ts';

const owners: Owners = { enrollment_id: ownerIn('enrollments') };
export default owners;

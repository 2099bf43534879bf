import { ownerIn, type Owners } from '../../people/owners.ts';

const owners: Owners = { absence_id: ownerIn('absences') };
export default owners;

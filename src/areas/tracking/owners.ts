import { ownerIn, type Owners } from '../../people/owners.ts';

const owners: Owners = { timesheet_id: ownerIn('timesheets') };
export default owners;

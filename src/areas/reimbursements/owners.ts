import { ownerIn, type Owners } from '../../people/owners.ts';

const owners: Owners = { expense_id: ownerIn('expense_claims') };
export default owners;

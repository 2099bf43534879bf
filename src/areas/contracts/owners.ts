import { ownerIn, type Owners } from '../../people/owners.ts';

const owners: Owners = { contract_id: ownerIn('contracts') };
export default owners;

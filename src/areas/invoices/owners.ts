import { ownerIn, type Owners } from '../../people/owners.ts';

const owners: Owners = { invoice_id: ownerIn('invoices') };
export default owners;

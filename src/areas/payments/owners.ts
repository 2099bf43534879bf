import { ownerIn, type Owners } from '../../people/owners.ts';

const owners: Owners = { payment_id: ownerIn('payments'), payslip_id: ownerIn('payslips') };
export default owners;

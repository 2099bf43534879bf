import type { Owners } from '../../people/owners.ts';
import { employmentOwner } from './store/employments.ts';

const owners: Owners = { employment_id: employmentOwner };
export default owners;

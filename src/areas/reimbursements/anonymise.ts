import type { Anonymising } from '../../people/anonymising.ts';
import { forgetClaims, forgetItems, heldClaims } from './store/anonymise.ts';

/** What they bought and where; amounts stay. Receipts are files. */
const anonymise: Anonymising = {
  held: { expense_claims: heldClaims },
  erase: [forgetClaims, forgetItems],
};
export default anonymise;

import type { Anonymising } from '../../people/anonymising.ts';
import { forgetClaims, forgetItems, heldClaims } from './store/anonymise.ts';

/** Erases what the person bought and where; amounts stay. Receipts are erased as files. */
const anonymise: Anonymising = {
  held: { expense_claims: heldClaims },
  erase: [forgetClaims, forgetItems],
};
export default anonymise;

/** Seller and buyer of an invoice: the contractor from their profile, the workspace from its settings. */
import type { Queries } from '../../../db/handle.ts';
import { conflict } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { partiesOf, type Known, type Parties } from '../rules/parties.ts';
import { sellerOf } from '../store/parties.ts';

/** Throws 409 `invoice_data_missing` with the names of missing data. */
export async function bothParties(db: Queries, workspace: Workspace, employeeId: string): Promise<Parties> {
  const seller = await db.one(sellerOf, { id: employeeId });
  const parties = partiesOf(seller, buyerOf(workspace));
  if ('missing' in parties)
    throw conflict('invoice_data_missing', `These data are missing: ${parties.missing.join(', ')}.`, {
      missing: parties.missing,
    });
  return parties;
}

function buyerOf({ settings: { invoicing } }: Workspace): Known | null {
  if (invoicing === null) return null;
  const { reference, ...known } = invoicing;
  return { ...known, phone: null };
}

import { statement, type NoRow } from '../../db/statement.ts';
import type { CauseType } from '../payable.ts';

/**
 * `owed`: it became payable. `corrected`: the amount has changed since. `void`: it is not owed any more. `paid`: a payment was
 * completed. `reversed`: that payment came back.
 */
export type EntryKind = 'owed' | 'corrected' | 'void' | 'paid' | 'reversed';

/** Adds an entry. A second one of a kind for one cause is refused by the database, but for corrections. */
export const insertEntry = statement<
  NoRow,
  {
    employee_id: string;
    currency: string;
    amount: string;
    kind: EntryKind;
    cause_type: CauseType | 'payment';
    cause_id: string;
  }
>(`
  INSERT INTO wallet_entries (workspace_id, employee_id, currency, amount, kind, cause_type, cause_id)
  VALUES ($1, $employee_id, $currency, $amount, $kind, $cause_type, $cause_id)`);

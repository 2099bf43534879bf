import { statement, type NoRow } from '../../db/statement.ts';
import type { CauseType } from '../payable.ts';

/**
 * `owed`: became payable. `corrected`: the amount has changed. `void`: no longer owed. `paid`: a payment was
 * completed. `reversed`: that payment came back.
 */
export type EntryKind = 'owed' | 'corrected' | 'void' | 'paid' | 'reversed';

/** Adds an entry. Except for corrections, the database refuses a second entry of a kind for one cause. */
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

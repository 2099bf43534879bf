import { statement } from '../../db/statement.ts';

export interface StoredRate {
  /** Units of the own currency for one unit of the foreign one. */
  rate: string;
  rate_on: string;
}

/** The newest rate of the seven days up to a day (rule 215). */
export const rateUpTo = statement<StoredRate, { own: string; foreign: string; on: string }>(`
  SELECT rate, rate_on FROM exchange_rates
   WHERE workspace_id = $1 AND own_code = $own AND foreign_code = $foreign
     AND rate_on BETWEEN $on::date - 6 AND $on::date
   ORDER BY rate_on DESC LIMIT 1`);

import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';

export type RateSource = 'entered' | 'ecb';

export interface RateRow {
  id: string;
  own_code: string;
  foreign_code: string;
  rate_on: string;
  rate: string;
  source: RateSource;
}

export const rateList = defineList<RateRow, { own: string; currency: string; from: string; to: string }>({
  name: 'exchange_rates',
  columns: 'r.id, r.own_code, r.foreign_code, r.rate_on, r.rate, r.source',
  from: 'exchange_rates r',
  where: 'r.workspace_id = $1',
  id: 'r.id',
  orders: { on: { sql: 'r.rate_on', type: 'date' } },
  filters: {
    own: 'r.own_code = $own',
    currency: 'r.foreign_code = $currency',
    from: 'r.rate_on >= $from::date',
    to: 'r.rate_on <= $to::date',
  },
});

/** Stores rates in place of earlier ones of the same days. `rates` is JSON: `[{currency, on, rate}]`. */
export const putRates = statement<NoRow, { own: string; source: RateSource; rates: string }>(`
  INSERT INTO exchange_rates (workspace_id, own_code, foreign_code, rate_on, rate, source)
  SELECT $1, $own, e.rate ->> 'currency', (e.rate ->> 'on')::date, (e.rate ->> 'rate')::numeric, $source
    FROM jsonb_array_elements($rates::jsonb) AS e (rate)
  ON CONFLICT (workspace_id, own_code, foreign_code, rate_on) DO UPDATE SET rate = excluded.rate, source = excluded.source`);

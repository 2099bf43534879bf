import { tenantTable } from '../../../db/tenant.ts';

/** Exchange rates that admins have stored (rule 215): units of a currency for one unit of another on a day. */
export const sql = `
  ${tenantTable(
    'exchange_rates',
    `-- no amount is beside them: they are not money
     own_code char(3) NOT NULL,
     foreign_code char(3) NOT NULL,
     rate_on date NOT NULL,
     rate numeric(18,8) NOT NULL CHECK (rate > 0),
     source text NOT NULL CHECK (source IN ('entered', 'ecb')),
     UNIQUE (workspace_id, own_code, foreign_code, rate_on),
     CHECK (own_code <> foreign_code)`,
  )}
  CREATE INDEX exchange_rates_day ON exchange_rates (workspace_id, own_code, rate_on DESC, id DESC);
`;

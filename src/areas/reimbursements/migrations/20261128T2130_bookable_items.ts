import { ref, tenantTable } from '../../../db/tenant.ts';

/** Items that an accountant can book: mileage, per diems, VAT, cost centres, decisions by item (rules 220 to 223). */
export const sql = `
  ALTER TABLE expense_items
    ADD COLUMN kind text NOT NULL DEFAULT 'amount' CHECK (kind IN ('amount', 'mileage', 'per_diem')),
    -- [{"rate": "19", "gross": "119.00"}], at most four
    ADD COLUMN vat jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN kilometres numeric(6,1) CHECK (kilometres > 0),
    -- {from, to, country, breakfasts, lunches, dinners}; also NULL once the person is anonymised
    ADD COLUMN trip jsonb,
    ADD COLUMN cost_centre_id uuid,
    ADD COLUMN project_id uuid,
    -- NULL unless the reviewer decided by item
    ADD COLUMN approved_amount numeric(14,2),
    ADD COLUMN decision_note text,
    ADD CONSTRAINT expense_items_approved CHECK (approved_amount >= 0 AND approved_amount <= amount),
    ADD CONSTRAINT expense_items_kilometres CHECK ((kilometres IS NOT NULL) = (kind = 'mileage')),
    ADD CONSTRAINT expense_items_trip CHECK (trip IS NULL OR kind = 'per_diem'),
    ADD ${ref('cost_centre_id', 'list_items')},
    ADD ${ref('project_id', 'list_items')};
  CREATE INDEX expense_items_cost_centre ON expense_items (workspace_id, cost_centre_id) WHERE cost_centre_id IS NOT NULL;
  CREATE INDEX expense_items_project ON expense_items (workspace_id, project_id) WHERE project_id IS NOT NULL;

  ${tenantTable(
    'expense_rates',
    `-- the workspace's currency when they were sent; claims in another do not use them
     own_code char(3) NOT NULL,
     kind text NOT NULL CHECK (kind IN ('mileage', 'per_diem')),
     valid_from date NOT NULL,
     -- for a kilometre
     per_kilometre numeric(10,4) CHECK (per_kilometre > 0),
     country char(2),
     full_day numeric(14,2) CHECK (full_day > 0),
     partial_day numeric(14,2) CHECK (partial_day > 0 AND partial_day <= full_day),
     CONSTRAINT expense_rates_once UNIQUE NULLS NOT DISTINCT (workspace_id, own_code, kind, country, valid_from),
     CONSTRAINT expense_rates_mileage CHECK ((kind = 'mileage') = (per_kilometre IS NOT NULL)),
     CONSTRAINT expense_rates_per_diem CHECK
       (CASE WHEN kind = 'per_diem' THEN num_nonnulls(country, full_day, partial_day) = 3
        ELSE num_nulls(country, full_day, partial_day) = 3 END)`,
  )}
  CREATE INDEX expense_rates_day ON expense_rates (workspace_id, own_code, valid_from DESC, id DESC);
`;

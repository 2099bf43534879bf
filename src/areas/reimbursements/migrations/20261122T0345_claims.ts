import { ref, tenantTable } from '../../../db/tenant.ts';

export const sql = `
  ${tenantTable(
    'expense_claims',
    `employee_id uuid NOT NULL,
     title text NOT NULL,
     status text NOT NULL CHECK (status IN ('draft', 'submitted', 'approved', 'denied', 'paid', 'deleted')),
     currency char(3) NOT NULL,
     -- the sum of the items
     amount numeric(14,2) NOT NULL CHECK (amount > 0),
     -- the first and the last day of the items
     first_spent_on date NOT NULL,
     last_spent_on date NOT NULL,
     approved_amount numeric(14,2) CHECK (approved_amount > 0 AND approved_amount <= amount),
     payout_amount numeric(14,2) CHECK (payout_amount > 0),
     payout_currency char(3),
     -- units of the payout currency for one of the claim's; NULL where both are the same
     exchange_rate numeric(18,8) CHECK (exchange_rate > 0),
     external_id text,
     decision_note text,
     -- who decided, as they were then; reviewer_id is NULL for a key
     reviewer jsonb,
     reviewer_id uuid,
     reviewed_at timestamptz,
     -- the last time; NULL: never, so that nobody but its person may see it
     submitted_at timestamptz,
     deleted_at timestamptz,
     CONSTRAINT expense_claims_days CHECK (first_spent_on <= last_spent_on),
     CONSTRAINT expense_claims_payout CHECK ((status IN ('approved', 'paid'))
       = (approved_amount IS NOT NULL AND payout_amount IS NOT NULL AND payout_currency IS NOT NULL)),
     CONSTRAINT expense_claims_rate CHECK ((exchange_rate IS NOT NULL) = (payout_currency <> currency)),
     ${ref('employee_id', 'users')},
     ${ref('reviewer_id', 'users')}`,
    { versioned: true },
  )}
  CREATE UNIQUE INDEX expense_claims_external ON expense_claims (workspace_id, employee_id, external_id)
    WHERE external_id IS NOT NULL;
  CREATE INDEX expense_claims_own ON expense_claims (workspace_id, employee_id, created_at DESC, id DESC);
  CREATE INDEX expense_claims_created ON expense_claims (workspace_id, created_at DESC, id DESC);
  CREATE INDEX expense_claims_status ON expense_claims (workspace_id, status, created_at DESC, id DESC);
  CREATE INDEX expense_claims_spent ON expense_claims (workspace_id, last_spent_on DESC, id DESC);
  CREATE INDEX expense_claims_sync ON expense_claims (workspace_id, updated_at, id);
  -- few: claims of which a part was approved, whose items share it in summaries
  CREATE INDEX expense_claims_part ON expense_claims (workspace_id, last_spent_on) WHERE approved_amount < amount;

  ${tenantTable(
    'expense_items',
    `claim_id uuid NOT NULL,
     -- from 0, in the order in which the claim has them
     position int NOT NULL,
     spent_on date NOT NULL,
     category_id uuid NOT NULL,
     merchant text,
     description text,
     amount numeric(14,2) NOT NULL CHECK (amount > 0),
     ${ref('claim_id', 'expense_claims', 'ON DELETE CASCADE')},
     ${ref('category_id', 'list_items')}`,
  )}
  CREATE INDEX expense_items_claim ON expense_items (workspace_id, claim_id, position);

  ${tenantTable(
    'receipts',
    `claim_id uuid NOT NULL,
     -- NULL: the receipt of all items
     item_id uuid,
     file_id uuid NOT NULL,
     -- of the bytes as they were sent; the file is stored without the camera's metadata
     sha256 bytea NOT NULL,
     ${ref('claim_id', 'expense_claims', 'ON DELETE CASCADE')},
     ${ref('item_id', 'expense_items')},
     ${ref('file_id', 'files')}`,
  )}
  CREATE UNIQUE INDEX receipts_once ON receipts (workspace_id, claim_id, sha256);
  CREATE INDEX receipts_sha256 ON receipts (workspace_id, sha256);
  CREATE INDEX receipts_item ON receipts (workspace_id, item_id) WHERE item_id IS NOT NULL;
  CREATE INDEX receipts_file ON receipts (workspace_id, file_id);
`;

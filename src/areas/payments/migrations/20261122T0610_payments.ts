import { ref, tenantTable } from '../../../db/tenant.ts';
import { causeColumn } from '../../../paying/causeColumn.ts';

const METHODS = `
  ${tenantTable(
    'payment_methods',
    `user_id uuid NOT NULL,
     kind text NOT NULL CHECK (kind IN ('bank_account', 'paypal', 'wise')),
     label text NOT NULL,
     holder_name text NOT NULL,
     -- the account, sealed; it never changes, and is gone with the method
     details_sealed bytea,
     -- what of the account people see
     masked text NOT NULL,
     -- which orders of a bank reach it: in euros, others, or none
     reach text NOT NULL CHECK (reach IN ('sepa', 'iban', 'none')),
     -- no amount stands beside it: the name is not that of a currency in use
     currency_code char(3) NOT NULL,
     is_default boolean NOT NULL DEFAULT false,
     deleted_at timestamptz,
     CONSTRAINT payment_methods_deleted CHECK ((deleted_at IS NULL) = (details_sealed IS NOT NULL)),
     CONSTRAINT payment_methods_live_default CHECK (NOT is_default OR deleted_at IS NULL),
     ${ref('user_id', 'users')}`,
    { versioned: true },
  )}
  CREATE UNIQUE INDEX payment_methods_default ON payment_methods (workspace_id, user_id) WHERE is_default;
  CREATE INDEX payment_methods_own ON payment_methods (workspace_id, user_id, created_at, id);
`;

const RUNS = `
  ${tenantTable(
    'payment_runs',
    `pay_on date NOT NULL,
     currency char(3) NOT NULL,
     -- of its payments, as it was made: it never changes
     count int NOT NULL CHECK (count > 0),
     total numeric(14,2) NOT NULL CHECK (total > 0),
     -- payments of the day that no transfer can be ordered for
     left_out int NOT NULL CHECK (left_out >= 0),
     -- the account that pays, sealed, and what of it people see
     account_sealed bytea NOT NULL,
     account_masked text NOT NULL,
     -- the file, which has the accounts of people, sealed; its size and hash are those of the plain bytes
     file_sealed bytea NOT NULL,
     size int NOT NULL,
     sha256 bytea NOT NULL,
     -- who made it, as they were then; created_by_id is a person of this workspace
     created_by_id uuid NOT NULL,
     ${ref('created_by_id', 'users')}`,
  )}
  CREATE INDEX payment_runs_created ON payment_runs (workspace_id, created_at DESC, id DESC);
  CREATE INDEX payment_runs_day ON payment_runs (workspace_id, pay_on DESC, id DESC);
`;

const PAYMENTS = `
  ${tenantTable(
    'payments',
    `employee_id uuid NOT NULL,
     kind text NOT NULL CHECK (kind IN ('salary', 'bonus', 'reimbursement', 'invoice', 'reversal', 'other')),
     -- below zero for a reversal
     amount numeric(14,2) NOT NULL,
     currency char(3) NOT NULL,
     status text NOT NULL CHECK (status IN ('scheduled', 'processing', 'completed', 'failed', 'cancelled')),
     pay_on date NOT NULL,
     period_start date,
     period_end date,
     -- as it was when the payment was scheduled; NULL: paid by other ways
     method_id uuid,
     note text,
     -- the bank's, of a completed payment
     reference text,
     -- why it failed, was cancelled or is reversed
     reason text,
     paid_at timestamptz,
     reverses_id uuid,
     run_id uuid,
     CONSTRAINT payments_sign CHECK (amount <> 0 AND (kind = 'reversal') = (amount < 0)),
     CONSTRAINT payments_reversal CHECK ((kind = 'reversal') = (reverses_id IS NOT NULL)),
     CONSTRAINT payments_paid CHECK ((status = 'completed') = (paid_at IS NOT NULL)),
     CONSTRAINT payments_period CHECK ((period_start IS NULL) = (period_end IS NULL) AND period_start <= period_end),
     ${ref('employee_id', 'users')},
     ${ref('method_id', 'payment_methods')},
     ${ref('reverses_id', 'payments')},
     ${ref('run_id', 'payment_runs')}`,
    { versioned: true },
  )}
  CREATE UNIQUE INDEX payments_reversed_once ON payments (workspace_id, reverses_id) WHERE reverses_id IS NOT NULL;
  CREATE INDEX payments_own ON payments (workspace_id, employee_id, pay_on DESC, id DESC);
  CREATE INDEX payments_day ON payments (workspace_id, pay_on DESC, id DESC);
  CREATE INDEX payments_created ON payments (workspace_id, created_at DESC, id DESC);
  CREATE INDEX payments_status ON payments (workspace_id, status, pay_on DESC, id DESC);
  CREATE INDEX payments_sync ON payments (workspace_id, updated_at, id);
  -- the summaries of a year
  CREATE INDEX payments_paid ON payments (workspace_id, paid_at) WHERE paid_at IS NOT NULL;
  -- what a run takes, and what a wallet's pending is
  CREATE INDEX payments_open ON payments (workspace_id, employee_id, currency) WHERE status IN ('scheduled', 'processing');
  CREATE INDEX payments_method ON payments (workspace_id, method_id) WHERE method_id IS NOT NULL;
  CREATE INDEX payments_run ON payments (workspace_id, run_id) WHERE run_id IS NOT NULL;
`;

/**
 * The records that payments pay (causes): each is in at most one payment that is neither cancelled nor
 * reversed (rule 46). Each type has its own column beside `cause_id` (causeColumn) as a foreign key.
 */
const CAUSES = `
  ${tenantTable(
    'payment_causes',
    `payment_id uuid NOT NULL,
     cause_type text NOT NULL CHECK (cause_type IN ('expense_claim', 'invoice', 'payslip')),
     cause_id uuid NOT NULL,
     -- when the payment was cancelled or reversed: it may be paid by another one
     released_at timestamptz,
     ${ref('payment_id', 'payments')}`,
  )}
  CREATE UNIQUE INDEX payment_causes_once ON payment_causes (workspace_id, cause_type, cause_id) WHERE released_at IS NULL;
  CREATE INDEX payment_causes_payment ON payment_causes (workspace_id, payment_id);
  ${causeColumn('expense_claim', 'claim_id', 'expense_claims')}
`;

const WALLET = `
  ${tenantTable(
    'wallet_entries',
    `employee_id uuid NOT NULL,
     currency char(3) NOT NULL,
     amount numeric(14,2) NOT NULL CHECK (amount <> 0),
     kind text NOT NULL CHECK (kind IN ('owed', 'corrected', 'void', 'paid', 'reversed')),
     -- what the person is owed for, or, of the kinds paid and reversed, the payment
     cause_type text NOT NULL CHECK (cause_type IN ('expense_claim', 'invoice', 'payslip', 'payment')),
     cause_id uuid NOT NULL,
     ${ref('employee_id', 'users')}`,
    { appendOnly: true },
  )}
  -- nothing is owed, paid, returned or given up twice
  CREATE UNIQUE INDEX wallet_entries_once ON wallet_entries (workspace_id, cause_type, cause_id, kind) WHERE kind <> 'corrected';
  CREATE INDEX wallet_entries_own ON wallet_entries (workspace_id, employee_id, created_at DESC, id DESC);
  CREATE INDEX wallet_entries_currency ON wallet_entries (workspace_id, employee_id, currency, created_at DESC, id DESC);

  -- what was approved before there were wallets; of every workspace: for this statement the owner looks past the walls
  ALTER TABLE expense_claims NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE wallet_entries NO FORCE ROW LEVEL SECURITY;
  INSERT INTO wallet_entries (workspace_id, employee_id, currency, amount, kind, cause_type, cause_id, created_at)
  SELECT workspace_id, employee_id, payout_currency, payout_amount, 'owed', 'expense_claim', id, coalesce(reviewed_at, updated_at)
    FROM expense_claims WHERE status = 'approved';
  ALTER TABLE expense_claims FORCE ROW LEVEL SECURITY;
  ALTER TABLE wallet_entries FORCE ROW LEVEL SECURITY;
`;

/** Payments and the records that they pay, payment methods, payment runs, and wallets. */
export const sql = `${METHODS} ${RUNS} ${PAYMENTS} ${CAUSES} ${WALLET}`;

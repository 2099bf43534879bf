/**
 * One regular salary per person, currency and day (rule 205). Existing second salaries are kept, with a
 * reason.
 *
 * The previous version, which may still run, and its archives do not know the rule: rows that they write have
 * a null `period_kept`, which the constraint ignores. Existing rows get true from a default that is then
 * dropped.
 */
export const sql = `
  ALTER TABLE payments
    ADD COLUMN duplicate_reason text CONSTRAINT payments_duplicate_reason CHECK (duplicate_reason IS NULL OR kind = 'salary'),
    -- when another payment reversed it
    ADD COLUMN reversed_at timestamptz,
    ADD COLUMN period_kept boolean DEFAULT true;
  ALTER TABLE payments ALTER COLUMN period_kept DROP DEFAULT;

  -- kept by the database, so that the version before keeps it, too: each reversal updates the payment that it reverses
  CREATE FUNCTION note_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.reversed_at := (SELECT r.created_at FROM payments r WHERE r.workspace_id = NEW.workspace_id AND r.reverses_id = NEW.id);
    RETURN NEW;
  END $$;
  CREATE TRIGGER payments_reversed BEFORE UPDATE ON payments
    FOR EACH ROW WHEN (NEW.status = 'completed' AND NEW.reversed_at IS NULL) EXECUTE FUNCTION note_reversal();

  -- of every workspace: for these statements the owner looks past the walls
  ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
  UPDATE payments p SET reversed_at = r.created_at FROM payments r WHERE r.workspace_id = p.workspace_id AND r.reverses_id = p.id;
  UPDATE payments p SET duplicate_reason = 'Ordered before the service noticed second salaries'
   WHERE p.kind = 'salary' AND p.status <> 'cancelled' AND p.reversed_at IS NULL
     AND EXISTS (
       SELECT FROM payments o
        WHERE o.workspace_id = p.workspace_id AND o.employee_id = p.employee_id AND o.currency = p.currency AND o.id < p.id
          AND o.kind = 'salary' AND o.status <> 'cancelled' AND o.reversed_at IS NULL
          AND daterange(COALESCE(o.period_start, o.pay_on), COALESCE(o.period_end, o.pay_on), '[]')
              && daterange(COALESCE(p.period_start, p.pay_on), COALESCE(p.period_end, p.pay_on), '[]'));
  ALTER TABLE payments FORCE ROW LEVEL SECURITY;

  ALTER TABLE payments ADD CONSTRAINT payments_salary_once EXCLUDE USING gist (
    workspace_id WITH =, employee_id WITH =, currency WITH =,
    daterange(COALESCE(period_start, pay_on), COALESCE(period_end, pay_on), '[]') WITH &&)
    WHERE (kind = 'salary' AND status <> 'cancelled' AND reversed_at IS NULL AND duplicate_reason IS NULL AND period_kept);
`;

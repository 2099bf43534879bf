import { ref } from '../db/tenant.ts';
import type { CauseType } from './payable.ts';

/**
 * SQL for an area's migration: adds a column of `payment_causes` for its kind of cause. A trigger fills it
 * from `cause_id`, so that it can be a foreign key. `causeColumn('invoice', 'invoice_id', 'invoices')`.
 */
export const causeColumn = (cause: CauseType, column: string, table: string): string => `
  ALTER TABLE payment_causes
    ADD COLUMN ${column} uuid,
    ADD CONSTRAINT payment_causes_${column} CHECK (${column} IS NOT DISTINCT FROM CASE cause_type WHEN '${cause}' THEN cause_id END),
    ADD ${ref(column, table)};
  CREATE FUNCTION set_payment_causes_${column}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.${column} := CASE NEW.cause_type WHEN '${cause}' THEN NEW.cause_id END;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payment_causes_${column} BEFORE INSERT OR UPDATE ON payment_causes
    FOR EACH ROW EXECUTE FUNCTION set_payment_causes_${column}();
  CREATE INDEX payment_causes_${column} ON payment_causes (workspace_id, ${column}) WHERE ${column} IS NOT NULL;
`;

import type { World } from '../../support/world.ts';

/** Puts an entry on an invoice, as `adminInvoiceFromTime` does. */
export const bill = ({ sql }: Pick<World, 'sql'>, entryId: string) =>
  sql(
    `WITH i AS (
       INSERT INTO invoices (workspace_id, employee_id, currency, net, tax, total, reverse_charge, due_days)
       SELECT workspace_id, employee_id, 'EUR', 80, 0, 80, false, 14 FROM time_entries WHERE id = $1 RETURNING id
     )
     UPDATE time_entries SET invoice_id = (SELECT id FROM i) WHERE id = $1`,
    [entryId],
  );

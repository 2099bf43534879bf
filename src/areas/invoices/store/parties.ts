import { statement } from '../../../db/statement.ts';
import type { Known } from '../rules/parties.ts';

/** A contractor's current data for an invoice, from their record, profile and address. */
export const sellerOf = statement<{ [Member in keyof Known]: string | null }, { id: string }>(`
  SELECT u.first_name || ' ' || u.last_name AS name, a.line1, a.line2, a.postal_code, a.city, a.region, a.country, t.vat_id,
         t.tax_number, u.email::text AS email, d.phone
    FROM users u
    LEFT JOIN user_details d ON d.workspace_id = u.workspace_id AND d.user_id = u.id
    LEFT JOIN personal_details t ON t.workspace_id = u.workspace_id AND t.user_id = u.id
    LEFT JOIN addresses a ON a.workspace_id = u.workspace_id AND a.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $id`);

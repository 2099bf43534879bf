import { statement } from '../db/statement.ts';

/** A person's postal address. Private: only for their own calls, admins, and documents addressed to them. */
export interface AddressRow {
  line1: string;
  line2: string | null;
  postal_code: string;
  city: string;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  version: number;
}

/** A person's address; no row if they have not entered one. */
export const addressOf = statement<AddressRow, { user_id: string }>(`
  SELECT line1, line2, postal_code, city, region, country, version
    FROM addresses WHERE workspace_id = $1 AND user_id = $user_id`);

import { statement } from '../db/statement.ts';

/** Where somebody lives. Private: their own calls, admins, and the documents that are made out to them. */
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

/** A person's address; no row where they have not said it. */
export const addressOf = statement<AddressRow, { user_id: string }>(`
  SELECT line1, line2, postal_code, city, region, country, version
    FROM addresses WHERE workspace_id = $1 AND user_id = $user_id`);

import { statement } from '../../../db/statement.ts';
import type { AddressRow } from '../../../people/address.ts';
import type { Gender } from '../rules/personalDetails.ts';

type Columns = Omit<AddressRow, 'version'>;

export const putAddress = statement<AddressRow, Columns & { user_id: string }>(`
  INSERT INTO addresses (workspace_id, user_id, line1, line2, postal_code, city, region, country)
  VALUES ($1, $user_id, $line1, $line2, $postal_code, $city, $region, $country)
  ON CONFLICT (workspace_id, user_id) DO UPDATE
     SET line1 = excluded.line1, line2 = excluded.line2, postal_code = excluded.postal_code, city = excluded.city,
         region = excluded.region, country = excluded.country
  RETURNING line1, line2, postal_code, city, region, country, version`);

export interface DetailsRow {
  birth_date: string | null;
  gender: Gender | null;
  nationality: string | null;
  national_id_sealed: Buffer | null;
  emergency_contacts: { name: string; relation: string; phone: string }[];
  /** For invoices in the person's name. */
  vat_id: string | null;
  tax_number: string | null;
  /** 1 while there is no row. */
  version: number;
}

/** A person's details. Without a row of details all are null; without the person there is no row. */
export const detailsOf = statement<DetailsRow, { user_id: string }>(`
  SELECT d.birth_date, d.gender, d.nationality, d.national_id_sealed, d.vat_id, d.tax_number,
         COALESCE(d.emergency_contacts, '[]') AS emergency_contacts, 1 + COALESCE(d.version, 0) AS version
    FROM users u LEFT JOIN personal_details d ON d.workspace_id = u.workspace_id AND d.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $user_id AND u.deleted_at IS NULL`);

export const putPersonalDetails = statement<
  DetailsRow,
  {
    user_id: string;
    birth_date: string | null;
    gender: Gender | null;
    nationality: string | null;
    national_id_sealed: Buffer | null;
    emergency_contacts: string;
    vat_id: string | null;
    tax_number: string | null;
  }
>(`
  INSERT INTO personal_details (workspace_id, user_id, birth_date, gender, nationality, national_id_sealed, emergency_contacts,
                                vat_id, tax_number)
  VALUES ($1, $user_id, $birth_date::date, $gender, $nationality, $national_id_sealed::bytea, $emergency_contacts::jsonb,
          $vat_id, $tax_number)
  ON CONFLICT (workspace_id, user_id) DO UPDATE
     SET birth_date = excluded.birth_date, gender = excluded.gender, nationality = excluded.nationality,
         national_id_sealed = excluded.national_id_sealed, emergency_contacts = excluded.emergency_contacts,
         vat_id = excluded.vat_id, tax_number = excluded.tax_number
  RETURNING birth_date, gender, nationality, national_id_sealed, emergency_contacts, vat_id, tax_number,
            1 + version AS version`);

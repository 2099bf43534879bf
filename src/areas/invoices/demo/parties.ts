/** Contractors and company of the demo, as its invoices name them. */
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import type { Known } from '../rules/parties.ts';

const HOUR = 3_600_000;

export const PHONES: Readonly<Record<string, string>> = {
  piotr: '+48 22 555 01 77',
  rita: '+351 21 555 0142',
  grace: '+1 718 555 0119',
};

export function insertPhone(company: DemoCompany, person: DemoPerson, phone: string): void {
  const at = iso(person.created + HOUR);
  company.insert('user_details', {
    id: company.id(person.created + HOUR),
    created_at: at,
    updated_at: at,
    user_id: person.id,
    phone,
  });
}

/** The seller's data from their profile. */
export function sellerOf(company: DemoCompany, person: DemoPerson): Known {
  const of = (table: string) =>
    company.rows(table).find((row) => row['user_id'] === person.id) as
      Record<string, string | null> | undefined;
  const [address, details] = [of('addresses'), of('personal_details')];
  return {
    name: person.name,
    line1: address?.['line1'] ?? null,
    line2: address?.['line2'] ?? null,
    postal_code: address?.['postal_code'] ?? null,
    city: address?.['city'] ?? null,
    region: address?.['region'] ?? null,
    country: address?.['country'] ?? null,
    vat_id: details?.['vat_id'] ?? null,
    tax_number: details?.['tax_number'] ?? null,
    email: person.email,
    phone: PHONES[person.key] ?? null,
  };
}

export function buyerOf({ workspace }: DemoCompany): Known {
  const { reference, ...known } = workspace.settings.invoicing!;
  return { ...known, phone: null };
}

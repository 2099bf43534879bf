/** Data of the parties of an invoice: the workspace as buyer, a contractor as seller. */
import type { Person, World } from '../../support/world.ts';

export const BUYER = {
  name: 'Brightwater Studio GmbH',
  line1: 'Spreeufer 12',
  line2: null,
  postal_code: '10178',
  city: 'Berlin',
  region: null,
  country: 'DE',
  vat_id: 'DE123456789',
  tax_number: null,
  email: 'invoices@example.test',
  reference: null,
};

/** Gives a person an address, a phone and a VAT id. */
export async function identify(world: World, { id }: Person): Promise<void> {
  await world.sql(
    `INSERT INTO user_details (workspace_id, user_id, phone) VALUES ($1, $2, '+351 21 000 00 00')
     ON CONFLICT (workspace_id, user_id) DO UPDATE SET phone = excluded.phone`,
    [world.id, id],
  );
  await world.sql(
    `INSERT INTO personal_details (workspace_id, user_id, vat_id) VALUES ($1, $2, 'PT123456789')
     ON CONFLICT (workspace_id, user_id) DO UPDATE SET vat_id = excluded.vat_id`,
    [world.id, id],
  );
  await world.sql(
    `INSERT INTO addresses (workspace_id, user_id, line1, postal_code, city, country)
     VALUES ($1, $2, 'Rua da Prata 8', '1100-420', 'Lisboa', 'PT')
     ON CONFLICT (workspace_id, user_id) DO NOTHING`,
    [world.id, id],
  );
}

/** Seller and buyer of an invoice, and what the law needs of them (EN 16931; XRechnung 3.0, BR-DE-2 to BR-DE-9). */

/** As an invoice names somebody. */
export interface Party {
  readonly name: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly postal_code: string;
  readonly city: string;
  readonly region: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vat_id: string | null;
  /** The tax office's number of a seller; the registration number of a buyer. */
  readonly tax_number: string | null;
  readonly email: string;
  readonly phone: string | null;
}

/** What is known of one of them, before it is asked whether that is enough. */
export type Known = { readonly [Member in keyof Party]: string | null };

export interface Parties {
  readonly seller: Party;
  readonly buyer: Party;
}

const NEEDED = ['name', 'line1', 'postal_code', 'city', 'country', 'email'] as const;

/** Seller and buyer; or the names of what is missing, such as `seller.phone`. A VAT id takes the place of a `tax_number`. */
export function partiesOf(seller: Known, buyer: Known | null): Parties | { missing: string[] } {
  const missing = [
    ...lacking(seller, [...NEEDED, 'phone']).map((member) => `seller.${member}`),
    ...(hasNumber(seller) ? [] : ['seller.tax_number']),
    ...(buyer ? lacking(buyer, NEEDED) : NEEDED).map((member) => `buyer.${member}`),
    ...(buyer && hasNumber(buyer) ? [] : ['buyer.tax_number']),
  ];
  if (missing.length > 0) return { missing };
  return { seller: seller as Party, buyer: buyer as Party };
}

const lacking = <Member extends keyof Known>(known: Known, members: readonly Member[]): Member[] =>
  members.filter((member) => known[member] === null || known[member].trim() === '');

/** One of the two is enough, also where the buyer owes the tax (BR-AE-02, BR-AE-03). */
const hasNumber = (known: Known): boolean => lacking(known, ['vat_id', 'tax_number']).length < 2;

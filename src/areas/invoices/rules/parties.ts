/** Seller and buyer of an invoice, and their required data (EN 16931; XRechnung 3.0, BR-DE-2 to BR-DE-9). */

/** Seller or buyer, as an invoice shows them. */
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
  /** For a seller, the tax office's number; for a buyer, the registration number. */
  readonly tax_number: string | null;
  readonly email: string;
  readonly phone: string | null;
}

/** Data of a seller or buyer that may be incomplete. */
export type Known = { readonly [Member in keyof Party]: string | null };

export interface Parties {
  readonly seller: Party;
  readonly buyer: Party;
}

const NEEDED = ['name', 'line1', 'postal_code', 'city', 'country', 'email'] as const;

/**
 * Seller and buyer, or the names of missing data, such as `seller.phone`. A VAT id replaces a `tax_number`.
 */
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

/** One of the two numbers is enough, also with reverse charge (BR-AE-02, BR-AE-03). */
const hasNumber = (known: Known): boolean => lacking(known, ['vat_id', 'tax_number']).length < 2;

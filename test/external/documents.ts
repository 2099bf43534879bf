/** Invoices of every kind, made by the service's own code from its records. */
import { priced, type GivenLine, type Unit } from '../../src/areas/invoices/rules/amounts.ts';
import type { DocumentFacts } from '../../src/areas/invoices/rules/document.ts';
import type { Party } from '../../src/areas/invoices/rules/parties.ts';

const SELLER: Party = {
  name: 'Rita Sousa',
  line1: 'Rua da Bica 18',
  line2: null,
  postal_code: '1200-054',
  city: 'Lisboa',
  region: null,
  country: 'PT',
  vat_id: 'PT123456789',
  tax_number: null,
  email: 'rita.sousa@example.test',
  phone: '+351 21 000 00 00',
};

const BUYER: Party = {
  name: 'Brightwater Studio GmbH',
  line1: 'Spreeufer 12',
  line2: 'Aufgang B',
  postal_code: '10178',
  city: 'Berlin',
  region: null,
  country: 'DE',
  vat_id: 'DE123456789',
  tax_number: 'HRB 123456',
  email: 'invoices@example.test',
  phone: null,
};

const line = (
  quantity: number,
  unit_price: string,
  tax_rate: number,
  unit: Unit = 'hour',
  description = 'Design of the customer portal',
): GivenLine => ({ description, quantity, unit, unit_price, tax_rate });

function facts(
  currency: string,
  lines: readonly GivenLine[],
  more: Partial<DocumentFacts> = {},
): DocumentFacts {
  const { reverse_charge = false } = more;
  const amounts = priced(lines, currency, reverse_charge);
  if ('errors' in amounts) throw new Error(JSON.stringify(amounts.errors));
  return {
    kind: 'invoice',
    corrects: null,
    prepaid: null,
    number: '2026-0042',
    issued_on: '2026-11-20',
    due_on: '2026-12-04',
    currency,
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    reverse_charge,
    exemption_reason: null,
    note: null,
    seller: SELLER,
    buyer: BUYER,
    buyer_reference: null,
    ...amounts,
    ...more,
  };
}

const CORRECTED = { number: '2026-0040', issued_on: '2026-11-02', reason: 'Two hours were billed twice' };

const german = (more: Partial<Party> = {}): Party => ({
  ...SELLER,
  name: 'Łukasz Żółć',
  line1: 'Weserstraße 12',
  postal_code: '12047',
  city: 'Berlin',
  country: 'DE',
  vat_id: 'DE999999999',
  ...more,
});

/** By the name of their kind. */
export const DOCUMENTS: Readonly<Record<string, DocumentFacts>> = {
  'mixed-rates': facts('EUR', [
    line(38.25, '92.50', 19),
    line(12, '14.90', 7, 'piece', 'Printed handouts'),
    line(2, '119.99', 0, 'day'),
    line(0.333, '33.33', 19),
    line(132.5, '0.42', 19, 'kilometre', 'Travel'),
    line(1, '480.00', 19, 'month', 'Hosting'),
  ]),
  'credit-note': facts('EUR', [line(2, '100.00', 19)], {
    kind: 'credit_note',
    corrects: CORRECTED,
    due_on: '2026-11-20',
  }),
  'taxless-credit-note': facts('EUR', [line(2, '100.00', 0)], {
    kind: 'credit_note',
    corrects: CORRECTED,
    reverse_charge: true,
  }),
  'corrected-unpaid': facts('EUR', [line(8, '100.00', 19)], {
    kind: 'corrected_invoice',
    corrects: CORRECTED,
  }),
  'corrected-paid': facts('EUR', [line(12, '100.00', 19), line(3, '20.00', 7)], {
    kind: 'corrected_invoice',
    corrects: CORRECTED,
    prepaid: '1190.00',
  }),
  'repaid-correction': facts('EUR', [line(8, '100.00', 19)], {
    kind: 'corrected_invoice',
    corrects: CORRECTED,
    prepaid: '1190.00',
  }),
  'one-rate': facts('EUR', [line(1, '100.00', 23)]),
  'reverse-charge': facts('EUR', [line(38.255, '92.50', 0), line(1, '10.00', 0, 'piece')], {
    reverse_charge: true,
    period_start: null,
    period_end: null,
  }),
  'small-business': facts('EUR', [line(3.5, '92.50', 0)], {
    exemption_reason: 'No tax is charged, § 19 UStG',
    seller: german({ vat_id: null, tax_number: '12/345/67890' }),
  }),
  'zero-rated': facts('EUR', [line(2, '119.99', 0, 'piece')], { seller: german() }),
  'from-abroad': facts('USD', [line(160, '85.00', 0)], {
    reverse_charge: true,
    seller: {
      ...SELLER,
      name: 'Grace Coleman',
      line1: '214 Bergen Street',
      postal_code: '11217',
      city: 'Brooklyn',
      region: 'NY',
      country: 'US',
      vat_id: null,
      tax_number: '12-3456789',
    },
    buyer: { ...BUYER, tax_number: null },
  }),
  zloty: facts('PLN', [line(40, '185.00', 23), line(3, '19.99', 8, 'piece')], {
    seller: { ...SELLER, name: 'Piotr Zieliński', country: 'PL', vat_id: 'PL5260001246' },
  }),
  'buyer-by-number': facts('CHF', [line(12.5, '140.00', 8.1)], {
    buyer: { ...BUYER, vat_id: null, country: 'CH' },
    seller: { ...SELLER, country: 'CH', vat_id: null, tax_number: 'CHE-123.456.789' },
  }),
  'with-reference': facts('EUR', [line(1, '100.00', 19)], {
    buyer_reference: '04011000-12345-03',
    note: 'Purchase order 7781 & more <in two\nlines>',
  }),
  'odd-texts': facts(
    'EUR',
    [
      line(1, '10.00', 7.75, 'piece', `A<&>"'ü \u0007 \ud800 日本 עברית 🙂 ${'W'.repeat(120)}`),
      line(1, '10.00', 19, 'hour', 'Μετάφραση τεχνικών κειμένων'),
      line(1, '10.00', 19, 'hour', 'Монтаж оборудования, їжак, Ђорђе'),
    ],
    { seller: german({ name: 'A & B <C> "D" 中村' }) },
  ),
  'tracked-time': facts(
    'EUR',
    [1200, 1, 86_399].map((seconds) => ({
      ...line(Math.round((seconds * 1_000_000) / 3600) / 1_000_000, '90.00', 19),
      seconds,
    })),
  ),
  'time-at-a-high-rate': facts('EUR', [{ ...line(0.333333, '120000.00', 19), seconds: 1200 }]),
  'hundred-lines': facts(
    'EUR',
    Array.from({ length: 100 }, (_, n) =>
      line(
        7.75,
        '31.33',
        n % 3 === 0 ? 7 : 19,
        'hour',
        `Support at night ${n + 1}, ${'with travel '.repeat(n % 9)}`,
      ),
    ),
  ),
  'large-amounts': facts('EUR', [line(999_999.999, '99999.99', 19), line(1, '0.01', 7)]),
  yen: facts('JPY', [line(1.5, '12501.00', 10), line(7.333, '3001.00', 8), line(2, '100.00', 10)]),
};

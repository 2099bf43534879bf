/** Expenses of people in the demo: claims with items, each with its lowest and highest price. */

export interface Spending {
  title: string;
  currency: 'EUR' | 'USD' | 'JPY';
  /** Percent of VAT by category; those of other countries are not known. */
  vat?: Readonly<Record<string, string>>;
  /** Two days by car, with a per diem. */
  byCar?: true;
  costCentre?: string | undefined;
  project?: string | undefined;
  items: readonly (readonly [
    category: string,
    merchant: string,
    description: string | null,
    least: number,
    most: number,
  ])[];
}

export const SPENDINGS: readonly Spending[] = [
  {
    title: 'Customer visit in Hamburg',
    currency: 'EUR',
    vat: { travel: '7', lodging: '7', meals: '19' },
    costCentre: '2000',
    project: 'harbour',
    items: [
      ['travel', 'Deutsche Bahn', 'Berlin to Hamburg and back', 89, 149],
      ['lodging', 'Hotel an der Elbe', 'One night', 98, 139],
      ['meals', 'Gasthaus am Kai', null, 14, 24],
    ],
  },
  {
    title: 'Phone and internet',
    currency: 'EUR',
    vat: { phone: '19' },
    items: [['phone', 'Stadtnetz', 'Monthly bill', 34, 49]],
  },
  {
    title: 'Lunch with a customer',
    currency: 'EUR',
    items: [['entertainment', 'Trattoria Sole', 'Three people, about next year', 58, 116]],
  },
  {
    title: 'Design conference in Lisbon',
    currency: 'EUR',
    items: [
      ['travel', 'Air Tejo', 'Berlin to Lisbon and back', 168, 262],
      ['lodging', 'Casa do Bairro', 'Two nights', 184, 246],
      ['training', 'Lisbon Design Days', 'Ticket for two days', 290, 290],
      ['meals', 'Mercado da Ribeira', null, 11, 23],
    ],
  },
  {
    title: 'Screen for the home office',
    currency: 'EUR',
    vat: { hardware: '19' },
    costCentre: '1000',
    items: [['hardware', 'Bildschirmhaus', '27 inches', 249, 389]],
  },
  {
    title: 'Workshop in Chicago',
    currency: 'USD',
    items: [
      ['lodging', 'Lakeshore Inn', 'Three nights', 420, 560],
      ['travel', 'Chicago Transit', 'Seven days', 20, 20],
      ['meals', 'Corner Diner', 'Dinner of the team', 64, 118],
    ],
  },
  {
    title: 'Licence for a typeface',
    currency: 'EUR',
    items: [['software', 'Schriftenwerk', 'One year, desktop', 45, 120]],
  },
  {
    title: 'Trade fair in Tokyo',
    currency: 'JPY',
    items: [
      ['travel', 'Airport Line', 'Airport and back', 6140, 6140],
      ['lodging', 'Hotel Sumida', 'Four nights', 48000, 66000],
      ['entertainment', 'Izakaya Hana', 'Evening with a partner', 9000, 15500],
    ],
  },
  {
    title: 'Books on accessibility',
    currency: 'EUR',
    items: [['training', 'Buchladen am Park', 'Two books', 48, 86]],
  },
  {
    title: 'Parcels to customers',
    currency: 'EUR',
    items: [['other', 'Postfiliale 12', 'Samples', 9, 21]],
  },
  {
    title: 'Taxi after the release',
    currency: 'EUR',
    items: [['travel', 'Taxi Berlin', 'At night', 21, 38]],
  },
];

/** At the end of the claims, so that a new one does not change those before. */
export const TRIPS_BY_CAR: readonly Spending[] = [
  {
    title: 'Workshop in Rostock',
    currency: 'EUR',
    vat: { lodging: '7' },
    byCar: true,
    costCentre: '2000',
    project: 'harbour',
    items: [['lodging', 'Hotel am Stadthafen', 'One night', 92, 124]],
  },
  {
    title: 'Shooting in Dresden',
    currency: 'EUR',
    vat: { lodging: '7' },
    byCar: true,
    costCentre: '1000',
    project: 'orchard',
    items: [['lodging', 'Pension Elbblick', 'One night', 84, 110]],
  },
];

export const REASONS = [
  'The receipt cannot be read. Please send another one.',
  'This was paid with the company card.',
  'Screens are ordered through the office, please return it.',
  'Private calls are on this bill: claim the share for work.',
  'The ticket was refunded when the event was called off.',
];

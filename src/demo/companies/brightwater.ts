/** Brightwater Studio: 26 people in Berlin and elsewhere, with a year of history. */
import { addDays, type CivilDate } from '../../civil/dates.ts';
import type { Scope } from '../../generated/operations.ts';
import type { WeekHours } from '../../schedule/counting.ts';
import type { CompanyFacts } from '../company.ts';
import { lastTime, monthEnd } from '../days.ts';
import type { KeyFacts } from '../keys.ts';
import { team, type Extra, type PersonFacts } from './people.ts';

const MON_TO_WED: WeekHours = { mon: 8, tue: 8, wed: 8, thu: 0, fri: 0, sat: 0, sun: 0 };
const FOUR_TIMES_SIX: WeekHours = { mon: 6, tue: 6, wed: 6, thu: 6, fri: 0, sat: 0, sun: 0 };
const FIVE_TIMES_SIX: WeekHours = { mon: 6, tue: 6, wed: 6, thu: 6, fri: 6, sat: 0, sun: 0 };

const LEADS: Extra = { role: 'manager', manager: 'ada' };

/** 26 people: two admins, four managers with 8, 4, 5 and 3 reports. */
function people(today: CivilDate): PersonFacts[] {
  const year = Number(today.slice(0, 4));
  const ago = (years: number, monthDay: string): CivilDate => `${year - years}-${monthDay}`;
  const contractor = (timezone: string | null = null): Extra => ({ type: 'contractor', timezone });
  const cameBack: Extra = { former: { from: ago(7, '01-01'), to: ago(5, '06-30') } };
  const left = (lastDay: CivilDate): Extra => ({ status: 'deactivated', lastDay });
  return [
    ...team('management', null, [
      ['ada', 'Ada Keller', 'Head of People', ago(9, '02-01'), 6900, { role: 'admin' }],
      ['tom', 'Tom Brandt', 'Head of Finance', ago(8, '05-01'), 6700, { role: 'admin', manager: 'ada' }],
    ]),
    ...team('engineering', 'miriam', [
      ['miriam', 'Miriam Vogel', 'Engineering Manager', ago(7, '03-01'), 6800, LEADS],
      ['jonas', 'Jonas Weber', 'Software Engineer', ago(4, '09-01'), 5200, { visitors: true }],
      ['leila', 'Leila Haddad', 'Senior Software Engineer', ago(6, '01-15'), 5900, { raised: true }],
      ['max', 'Max Schubert', 'Software Engineer', lastTime('04-16', today), 4900],
      ['anika', 'Anika Roth', 'Quality Engineer', ago(5, '11-01'), 4600, left(lastTime('07-31', today))],
      ['noah', 'Noah Fischer', 'Working student', ago(2, '10-01'), 1200, { type: 'intern', site: 'munich' }],
      ['piotr', 'Piotr Zieliński', 'Platform Engineer', ago(3, '06-01'), 6200, contractor()],
      ['rita', 'Rita Sousa', 'Mobile Engineer', ago(3, '02-01'), 5600, contractor('Europe/Lisbon')],
      ['grace', 'Grace Coleman', 'Data Engineer', ago(2, '08-01'), 6400, contractor('America/New_York')],
    ]),
    ...team('design', 'paul', [
      ['paul', 'Paul Neumann', 'Design Lead', ago(7, '10-01'), 6100, LEADS],
      [
        'clara',
        'Clara Hoffmann',
        'Product Designer',
        ago(5, '04-01'),
        2900,
        { type: 'part-time', hours: MON_TO_WED },
      ],
      ['yuki', 'Yuki Tanaka', 'Product Designer', ago(4, '01-01'), 4700, { raised: true }],
      ['emil', 'Emil Koch', 'Motion Designer', lastTime('09-01', today), 4300, { site: 'munich' }],
      ['zoe', 'Zoë Martin', 'Working student', ago(2, '04-01'), 1150, { type: 'intern', renewed: true }],
    ]),
    ...team('sales', 'sofia', [
      ['sofia', 'Sofia Marino', 'Head of Sales', ago(6, '06-01'), 6300, LEADS],
      ['felix', 'Felix Braun', 'Account Manager', ago(5, '02-15'), 4400, { raisedSoon: true }],
      ['hanna', 'Hanna Lorenz', 'Account Manager', ago(4, '07-01'), 4300, { raised: true }],
      ['mateo', 'Mateo Ruiz', 'Sales Engineer', ago(3, '03-01'), 4900, { leavesOn: monthEnd(today, 2) }],
      ['ingrid', 'Ingrid Bauer', 'Account Manager', ago(8, '09-01'), 4500, left(lastTime('03-31', today))],
      ['oskar', 'Oskar Wolf', 'Customer Success Manager', ago(3, '11-01'), 4000, cameBack],
    ]),
    ...team('operations', 'henrik', [
      ['henrik', 'Henrik Larsen', 'Head of Operations', ago(6, '08-01'), 6000, LEADS],
      [
        'nils',
        'Nils Petersen',
        'Office Manager',
        ago(4, '05-01'),
        2500,
        { type: 'part-time', hours: FOUR_TIMES_SIX, hoursBefore: FIVE_TIMES_SIX, raised: true },
      ],
      ['petra', 'Petra Schmid', 'Accountant', ago(7, '01-01'), 4200],
      [
        'lena',
        'Lena Vogt',
        'Support Specialist',
        addDays(monthEnd(today, 0), 1),
        3600,
        { status: 'invited' },
      ],
    ]),
  ];
}

const OWN_RECORDS: readonly Scope[] = ['absences:read', 'absences:write', 'time:read', 'time:write'];

/** Every scope, for an integration of the whole workspace. */
const EVERYTHING: readonly Scope[] = [
  'people:read',
  'team:read',
  'people:write',
  'time:read',
  'time:write',
  'absences:read',
  'absences:write',
  'absences:approve',
  'expenses:read',
  'expenses:write',
  'expenses:approve',
  'payroll:read',
  'reports:read',
  'webhooks:manage',
];

const REVIEWING: readonly Scope[] = ['team:read', 'absences:read', 'absences:approve', 'reports:read'];

const KEYS: readonly KeyFacts[] = [
  { name: 'Command line', owner: 'jonas', scopes: OWN_RECORDS, made: 200 },
  { name: 'Approvals from chat', owner: 'miriam', scopes: REVIEWING, made: 150 },
  { name: 'HR sync', owner: null, maker: 'ada', scopes: EVERYTHING, made: 180 },
  {
    name: 'Onboarding script',
    owner: 'ada',
    scopes: ['people:read', 'people:write', 'team:read', 'webhooks:manage'],
    made: 160,
  },
  {
    name: 'Trial of a time tracker',
    owner: 'leila',
    scopes: ['time:read', 'time:write'],
    made: 120,
    ended: { state: 'expired', ago: 30 },
  },
  {
    name: 'Old payroll export',
    owner: null,
    maker: 'tom',
    scopes: ['team:read', 'time:read', 'payroll:read'],
    made: 300,
    ended: { state: 'revoked', ago: 140 },
  },
];

export const brightwater: CompanyFacts = {
  slug: 'brightwater',
  name: 'Brightwater Studio',
  zone: 'Europe/Berlin',
  plan: 'self_hosted',
  seats: 30,
  // the first workspace also answers on local host names
  hosts: ['brightwater.localhost', 'localhost', '127.0.0.1'],
  theme: {
    primary_color: '#1F5F8B',
    accent_color: '#C05621',
    support_email: 'people@example.test',
    login_text: 'Welcome to Brightwater Studio.',
  },
  invoicing: {
    name: 'Brightwater Studio GmbH',
    line1: 'Spreeufer 12',
    line2: null,
    postal_code: '10178',
    city: 'Berlin',
    region: null,
    country: 'DE',
    vat_id: 'DE136695976',
    tax_number: 'HRB 184512 B',
    email: 'invoices@example.test',
    reference: 'CC-4100',
  },
  secondPersonFrom: '20000.00',
  departments: ['management', 'engineering', 'design', 'sales', 'operations'],
  sites: [{ code: 'munich', label: 'Munich', calendar: 'munich' }],
  costCentres: [
    { code: '1000', label: 'Studio' },
    { code: '2000', label: 'Sales' },
    { code: '9000', label: 'Administration' },
  ],
  projects: [
    { code: 'harbour', label: 'Harbour museum' },
    { code: 'orchard', label: 'Orchard app' },
  ],
  timesheets: 'week',
  history: 'full',
  people,
  handedOut: ['ada', 'miriam', 'jonas'],
  secondFactor: 'tom',
  contractDraft: 'oskar',
  keys: KEYS,
};

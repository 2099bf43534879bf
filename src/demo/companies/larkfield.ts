/** Larkfield: three people who try the service for some days. Northgate operates their trial. */
import type { CivilDate } from '../../civil/dates.ts';
import type { CompanyFacts } from '../company.ts';
import { team, type PersonFacts } from './people.ts';

function people(today: CivilDate): PersonFacts[] {
  const year = Number(today.slice(0, 4));
  return team('office', 'otto', [
    ['lena', 'Lena Farkas', 'Owner', `${year - 6}-04-01`, 5200, { role: 'admin', manager: null }],
    [
      'otto',
      'Otto Brandvold',
      'Workshop Lead',
      `${year - 3}-02-01`,
      4300,
      { role: 'manager', manager: 'lena' },
    ],
    ['mira', 'Mira Jensen', 'Carpenter', `${year - 2}-09-01`, 3600, {}],
  ]);
}

export const larkfield: CompanyFacts = {
  slug: 'larkfield',
  name: 'Larkfield Joinery',
  zone: 'Europe/Berlin',
  plan: 'pilot',
  seats: 10,
  hosts: ['larkfield.localhost'],
  theme: { primary_color: '#8A5A00', login_text: 'A trial of Larkfield Joinery' },
  invoicing: null,
  secondPersonFrom: null,
  departments: ['office'],
  sites: [],
  costCentres: [],
  projects: [],
  timesheets: 'none',
  history: 'short',
  people,
  handedOut: ['lena', 'otto', 'mira'],
  secondFactor: null,
  contractDraft: null,
  keys: [
    {
      name: 'Command line',
      owner: 'mira',
      scopes: ['absences:read', 'absences:write', 'time:read', 'time:write'],
      made: 8,
    },
    {
      name: 'Terminal in the workshop',
      owner: null,
      maker: 'lena',
      scopes: ['people:read', 'team:read', 'time:read', 'absences:read', 'reports:read'],
      made: 8,
    },
  ],
};

/** Who works where: the people of the two demo workspaces, invented, each with the terms they work on. */
import { addDays, type CivilDate } from '../civil/dates.ts';
import type { WeekHours } from '../schedule/counting.ts';
import type { Role } from '../openapi/operation.ts';
import { lastTime, monthEnd } from './stage.ts';

export type UserType = 'permanent' | 'part-time' | 'contractor' | 'intern';
export type Team = 'management' | 'engineering' | 'design' | 'sales' | 'operations' | 'office';

/** A person as the playbill has them; `key` is how the other topics name them. */
export interface Part {
  key: string;
  first: string;
  last: string;
  role: Role;
  team: Team;
  type: UserType;
  title: string;
  start: CivilDate;
  manager: string | null;
  status: 'active' | 'invited' | 'deactivated';
  lastDay: CivilDate | null;
  /** Their own zone; null = the workspace's. */
  timezone: string | null;
  hours: WeekHours;
  /** Their hours until the amendment of 1 July, where it changed them. */
  hoursBefore: WeekHours | null;
  /** Monthly, in euros. */
  salary: number;
  /** Got a raise on 1 July. */
  raised: boolean;
}

const FULL_TIME: WeekHours = { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 };
const MON_TO_WED: WeekHours = { mon: 8, tue: 8, wed: 8, thu: 0, fri: 0, sat: 0, sun: 0 };
const FOUR_TIMES_SIX: WeekHours = { mon: 6, tue: 6, wed: 6, thu: 6, fri: 0, sat: 0, sun: 0 };
const FIVE_TIMES_SIX: WeekHours = { mon: 6, tue: 6, wed: 6, thu: 6, fri: 6, sat: 0, sun: 0 };

type Extra = Partial<Omit<Part, 'key' | 'first' | 'last'>>;
type Entry = readonly [
  key: string,
  name: string,
  title: string,
  start: CivilDate,
  salary: number,
  extra?: Extra,
];

/** 26 people: two admins, four managers with 8, 4, 5 and 3 reports. */
export function brightwaterCast(today: CivilDate): Part[] {
  const year = Number(today.slice(0, 4));
  const ago = (years: number, monthDay: string): CivilDate => `${year - years}-${monthDay}`;
  const contractor = (timezone: string | null = null): Extra => ({ type: 'contractor', timezone });
  const left = (lastDay: CivilDate): Extra => ({ status: 'deactivated', lastDay });
  return [
    ...team('management', null, [
      ['ada', 'Ada Keller', 'Head of People', ago(9, '02-01'), 6900, { role: 'admin' }],
      ['tom', 'Tom Brandt', 'Head of Finance', ago(8, '05-01'), 6700, { role: 'admin', manager: 'ada' }],
    ]),
    ...team('engineering', 'miriam', [
      ['miriam', 'Miriam Vogel', 'Engineering Manager', ago(7, '03-01'), 6800, LEADS],
      ['jonas', 'Jonas Weber', 'Software Engineer', ago(4, '09-01'), 5200],
      ['leila', 'Leila Haddad', 'Senior Software Engineer', ago(6, '01-15'), 5900, { raised: true }],
      ['max', 'Max Schubert', 'Software Engineer', lastTime('04-16', today), 4900],
      ['anika', 'Anika Roth', 'Quality Engineer', ago(5, '11-01'), 4600, left(lastTime('07-31', today))],
      ['noah', 'Noah Fischer', 'Working student', ago(2, '10-01'), 1200, { type: 'intern' }],
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
      ['emil', 'Emil Koch', 'Motion Designer', lastTime('09-01', today), 4300],
      ['zoe', 'Zoë Martin', 'Working student', ago(2, '04-01'), 1150, { type: 'intern' }],
    ]),
    ...team('sales', 'sofia', [
      ['sofia', 'Sofia Marino', 'Head of Sales', ago(6, '06-01'), 6300, LEADS],
      ['felix', 'Felix Braun', 'Account Manager', ago(5, '02-15'), 4400],
      ['hanna', 'Hanna Lorenz', 'Account Manager', ago(4, '07-01'), 4300, { raised: true }],
      ['mateo', 'Mateo Ruiz', 'Sales Engineer', ago(3, '03-01'), 4900],
      ['ingrid', 'Ingrid Bauer', 'Account Manager', ago(8, '09-01'), 4500, left(lastTime('03-31', today))],
      ['oskar', 'Oskar Wolf', 'Customer Success Manager', ago(3, '11-01'), 4000],
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

/** The tiny workspace beside it, which must never see any of the above. */
export function northgateCast(today: CivilDate): Part[] {
  const year = Number(today.slice(0, 4));
  return team('office', 'david', [
    [
      'nora',
      'Nora Lindqvist',
      'Managing Director',
      `${year - 5}-01-01`,
      7000,
      { role: 'admin', manager: null },
    ],
    [
      'david',
      'David Okafor',
      'Project Manager',
      `${year - 4}-03-01`,
      5400,
      { role: 'manager', manager: 'nora' },
    ],
    ['sara', 'Sara Lindner', 'Surveyor', `${year - 3}-06-01`, 4100],
  ]);
}

const LEADS: Extra = { role: 'manager', manager: 'ada' };

function team(name: Team, manager: string | null, entries: readonly Entry[]): Part[] {
  return entries.map(([key, full, title, start, salary, extra]) => {
    const [first, last] = full.split(' ') as [string, string];
    return {
      key,
      first,
      last,
      role: 'employee',
      team: name,
      type: 'permanent',
      title,
      start,
      manager,
      status: 'active',
      lastDay: null,
      timezone: null,
      hours: FULL_TIME,
      hoursBefore: null,
      salary,
      raised: false,
      ...extra,
    };
  });
}

/** The leave types of the demo, with their current and past rules. */
import { announcePolicy } from '../announce.ts';
import { DEFAULT_RULES } from '../rules/revision.ts';
import { storedRules } from '../store/account.ts';
import type { Policy as PolicyRulesByDate, PolicyRules } from '../rules/types.ts';
import { yearOf, type CivilDate } from '../../../civil/dates.ts';
import { days, ONE_DAY } from '../../../civil/days.ts';
import type { UserType } from '../../../demo/companies/people.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';

export type PolicyKey = 'vacation' | 'sick' | 'unpaid' | 'parental' | 'moving' | 'overtime' | 'appointments';

export interface Policy extends PolicyRulesByDate {
  key: PolicyKey;
  id: string;
  name: string;
  /** Absences of more days need a document; null if none does. */
  documentAfter: number | null;
  isFor(person: DemoPerson): boolean;
}

export type Policies = ReadonlyMap<PolicyKey, Policy>;

/** Before anybody's first day, because the first rules also govern everything before them. */
const ALWAYS: CivilDate = '2015-01-01';

const VACATION: PolicyRules = {
  ...DEFAULT_RULES,
  annual_days: days('25'),
  full_week: days('5'),
  carry_over_max: days('5'),
  carry_over_expires: '03-31',
};
/** Nothing is granted, and the balance may go below 0 without limit. */
const WITHOUT_LIMIT: PolicyRules = {
  ...VACATION,
  annual_days: 0,
  accrual: 'none',
  prorate: false,
  carry_over_max: 0,
  carry_over_expires: null,
  allow_negative: null,
  full_week: null,
};

interface Definition {
  key: PolicyKey;
  name: string;
  paid: boolean;
  /** Time off in lieu. */
  fromOvertime?: boolean;
  displaces?: boolean;
  color: string;
  attachmentAfter: number | null;
  /** Empty: everybody. */
  appliesTo: readonly UserType[];
  rules: PolicyRules;
  /** Other rules before last year, when the ledger begins. */
  before?: Partial<PolicyRules>;
}

const EMPLOYED: readonly UserType[] = ['permanent', 'part-time', 'intern'];

const DEFINITIONS: readonly Definition[] = [
  {
    key: 'vacation',
    name: 'Vacation',
    paid: true,
    color: '#2f855a',
    attachmentAfter: null,
    appliesTo: EMPLOYED,
    rules: VACATION,
    before: { annual_days: days('24') },
  },
  {
    key: 'sick',
    name: 'Sick leave',
    paid: true,
    displaces: true,
    color: '#c53030',
    attachmentAfter: 3,
    appliesTo: EMPLOYED,
    rules: { ...WITHOUT_LIMIT, requires_approval: false },
  },
  {
    key: 'unpaid',
    name: 'Unpaid leave',
    paid: false,
    color: '#4a5568',
    attachmentAfter: null,
    appliesTo: [],
    rules: { ...WITHOUT_LIMIT, min_notice_days: 7, max_consecutive_days: 30 },
  },
  {
    key: 'parental',
    name: 'Parental leave',
    paid: false,
    color: '#b83280',
    attachmentAfter: 0,
    appliesTo: EMPLOYED,
    rules: { ...WITHOUT_LIMIT, allow_half_days: false, min_notice_days: 49 },
  },
  {
    key: 'moving',
    name: 'Moving day',
    paid: true,
    color: '#b7791f',
    attachmentAfter: null,
    appliesTo: ['permanent', 'part-time'],
    rules: {
      ...WITHOUT_LIMIT,
      annual_days: ONE_DAY,
      allow_negative: 0,
      allow_half_days: false,
      max_consecutive_days: 1,
      waiting_days: 180,
    },
  },
  {
    key: 'overtime',
    name: 'Overtime leave',
    paid: true,
    fromOvertime: true,
    color: '#2b6cb0',
    attachmentAfter: null,
    appliesTo: EMPLOYED,
    rules: { ...WITHOUT_LIMIT, carry_over_max: null, allow_negative: 0 },
  },
  {
    key: 'appointments',
    name: 'Appointments',
    paid: true,
    color: '#6b46c1',
    attachmentAfter: null,
    appliesTo: ['permanent', 'part-time'],
    rules: { ...VACATION, unit: 'hour', annual_days: days('16'), full_week: days('40'), carry_over_max: 0 },
  },
];

/** All leave types, or only vacation if the demo has a short history. */
export function writePolicies(company: DemoCompany): Policies {
  const made = company.at(company.since, 9 * 60 + 40);
  const policies = new Map<PolicyKey, Policy>();
  const chosen = DEFINITIONS.filter(({ key }) => company.history === 'full' || key === 'vacation');
  chosen.forEach((definition, index) => {
    const { key, name, appliesTo } = definition;
    const id = company.id(made);
    const versions = versionsOf(definition, company.today);
    company.insert('policies', {
      id,
      created_at: iso(made),
      updated_at: iso(made),
      name,
      paid: definition.paid,
      from_overtime: definition.fromOvertime ?? false,
      displaces: definition.displaces ?? false,
      attachment_after_days: definition.attachmentAfter,
      applies_to: appliesTo.map((type) => company.listItem('user-types', type)),
      color: definition.color,
      position: index + 1,
    });
    for (const { effective_from, rules } of versions) {
      company.insert('policy_versions', {
        id: company.id(made),
        created_at: iso(made),
        policy_id: id,
        effective_from,
        rules: storedRules(rules),
      });
    }
    const isFor = (person: DemoPerson) => appliesTo.length === 0 || appliesTo.includes(person.type);
    policies.set(key, { key, id, name, documentAfter: definition.attachmentAfter, versions, isFor });
    announcePolicy(company.writing(company.admin, made), { id, name });
  });
  return policies;
}

function versionsOf({ rules, before }: Definition, today: CivilDate): PolicyRulesByDate['versions'] {
  if (!before) return [{ effective_from: ALWAYS, rules }];
  return [
    { effective_from: ALWAYS, rules: { ...rules, ...before } },
    { effective_from: `${yearOf(today) - 1}-01-01`, rules },
  ];
}

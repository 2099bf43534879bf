/** The pick lists of a workspace, as a company of this size would have them. */
import type { Team } from './cast.ts';
import { iso, type Stage } from './stage.ts';

type Item = readonly [code: string, label: string, color?: string];

const DEPARTMENTS: Record<Team, Item> = {
  management: ['management', 'Management', '#4a5568'],
  engineering: ['engineering', 'Engineering', '#2b6cb0'],
  design: ['design', 'Design', '#b83280'],
  sales: ['sales', 'Sales', '#c05621'],
  operations: ['operations', 'Operations', '#2f855a'],
  office: ['office', 'Office', '#2c7a7b'],
};

const LISTS: Record<string, readonly Item[]> = {
  'user-types': [
    ['permanent', 'Permanent'],
    ['part-time', 'Part-time'],
    ['contractor', 'Contractor'],
    ['intern', 'Intern'],
  ],
  'time-categories': [
    ['development', 'Development', '#2b6cb0'],
    ['design', 'Design', '#b83280'],
    ['customer', 'Customer work', '#c05621'],
    ['meetings', 'Meetings', '#6b46c1'],
    ['support', 'Support', '#2f855a'],
    ['internal', 'Internal', '#4a5568'],
    ['travel', 'Travel', '#b7791f'],
  ],
  'absence-reasons': [
    ['holiday-trip', 'Holiday trip'],
    ['family', 'Family'],
    ['illness', 'Illness'],
    ['appointment', 'Appointment'],
    ['other', 'Other'],
  ],
  'termination-reasons': [
    ['resignation', 'Resignation'],
    ['end-of-contract', 'End of contract'],
    ['mutual', 'Mutual agreement'],
    ['retirement', 'Retirement'],
  ],
  'expense-categories': [
    ['travel', 'Travel'],
    ['lodging', 'Lodging'],
    ['meals', 'Meals'],
    ['software', 'Software'],
    ['hardware', 'Hardware'],
    ['training', 'Training'],
    ['phone', 'Phone and internet'],
    ['entertainment', 'Customer entertainment'],
    ['other', 'Other'],
  ],
  'ticket-categories': [
    ['it', 'IT and accounts'],
    ['payroll', 'Payroll'],
    ['leave', 'Leave and time'],
    ['office', 'Office'],
    ['other', 'Other'],
  ],
};

/** Finds an item's id by list and code. */
export type Lists = (list: string, code: string) => string;

export function layLists(stage: Stage, teams: readonly Team[]): Lists {
  const at = stage.at(stage.since, 9 * 60);
  const ids = new Map<string, string>();
  const lists = { departments: teams.map((team) => DEPARTMENTS[team]), ...LISTS };
  for (const [list, items] of Object.entries(lists)) {
    items.forEach(([code, label, color], position) => {
      const id = stage.id(at);
      ids.set(`${list}/${code}`, id);
      stage.put('list_items', {
        id,
        created_at: iso(at),
        updated_at: iso(at),
        list_key: list,
        code,
        label,
        color: color ?? null,
        position,
      });
    });
  }
  return (list, code) => {
    const id = ids.get(`${list}/${code}`);
    if (!id) throw new Error(`no item ${code} in ${list}`);
    return id;
  };
}

/** Inserts entries and absences with SQL, for tests of reading calls. */
import { randomUUID } from 'node:crypto';
import { slotsOf, slotsToRange } from '../../../src/schedule/slots.ts';
import type { Half } from '../../../src/schedule/span.ts';
import type { Person, World } from '../../support/world.ts';

export interface EntryOptions {
  zone?: string;
  pause?: number;
  billable?: boolean;
  category?: string | null;
}

/** Inserts a closed entry, or a running one if `end` is null. */
export async function putEntry(
  world: World,
  person: Pick<Person, 'id'>,
  start: string,
  end: string | null,
  { zone = 'Europe/Berlin', pause = 0, billable = false, category = null }: EntryOptions = {},
): Promise<string> {
  const [row] = await world.sql(
    `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, break_minutes, billable, category_id, source, no_overlap)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'manual', false) RETURNING id`,
    [world.id, person.id, start, end, zone, pause, billable, category],
  );
  return row!['id'] as string;
}

/** Inserts an absence of the world's vacation policy, approved by default. */
export async function putAbsence(
  world: World,
  person: Pick<Person, 'id'>,
  start_date: string,
  end_date: string,
  options: { status?: string; start_half?: Half; end_half?: Half } = {},
): Promise<string> {
  const { status = 'approved', start_half = null, end_half = null } = options;
  const slots = slotsToRange(slotsOf({ start_date, end_date, start_half, end_half }));
  const [row] = await world.sql(
    `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, start_half, end_half, slots, days, status, note)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, 'for the dentist') RETURNING id`,
    [world.id, person.id, world.vacation, start_date, end_date, start_half, end_half, slots, status],
  );
  return row!['id'] as string;
}

export async function putListItem(world: World, list: string, label: string): Promise<string> {
  const [row] = await world.sql(
    'INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, $2, $3, $4) RETURNING id',
    [world.id, list, randomUUID(), label],
  );
  return row!['id'] as string;
}

export const putHoliday = (world: World, date: string) =>
  world.sql(`INSERT INTO holidays (workspace_id, date, name) VALUES ($1, $2, 'Holiday')`, [world.id, date]);

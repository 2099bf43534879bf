import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { Deciding } from '../../../people/deciding.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface SubstituteRow extends NamedAs<'person'>, NamedAs<'substitute'> {
  id: string;
  starts_on: string;
  /** Null without an end. */
  ends_on: string | null;
  when_away: boolean;
  areas: Deciding[];
  /** Whether the substitute decides now; `away` if they are on leave as well. */
  acts: 'no' | 'yes' | 'away';
  created_at: string;
}

const COLUMNS = `
  s.id, s.person_id, ${namedColumnsAs('p', 'person')}, s.substitute_id, ${namedColumnsAs('d', 'substitute')},
  s.starts_on, s.ends_on, s.when_away, s.areas, s.acts, s.created_at`;
const JOINS = `
  JOIN users p ON p.workspace_id = $1 AND p.id = s.person_id
  JOIN users d ON d.workspace_id = $1 AND d.id = s.substitute_id`;

export const substituteList = defineList<SubstituteRow, { own: string; person_id: readonly string[] }>({
  name: 'substitutes',
  columns: COLUMNS,
  from: `substitutions s ${JOINS}`,
  where: 's.workspace_id = $1',
  id: 's.id',
  orders: {
    from: { sql: 's.starts_on', type: 'date' },
    created_at: { sql: 's.created_at', type: 'timestamptz' },
  },
  filters: {
    own: '(s.person_id = $own::uuid OR s.substitute_id = $own::uuid)',
    person_id: 's.person_id = ANY ($person_id::uuid[])',
  },
});

/** SQL: people on approved leave of whole or half days on `$today`. */
const AWAY = `
  SELECT a.employee_id FROM absences a
   WHERE a.workspace_id = $1 AND a.status = 'approved' AND a.deleted_at IS NULL AND a.hours IS NULL
     AND $today::date BETWEEN a.start_date AND a.end_date`;

/** SQL of `acts` of the row `s`, whose people are `p` and `d`. */
const ACTS = `
  CASE WHEN $today::date < s.starts_on OR $today::date > s.ends_on THEN 'no'
       WHEN p.status <> 'active' OR p.role = 'employee' OR d.status <> 'active' OR d.role = 'employee' THEN 'no'
       WHEN s.when_away AND s.person_id NOT IN (${AWAY}) THEN 'no'
       WHEN s.substitute_id IN (${AWAY}) THEN 'away' ELSE 'yes' END`;

/** Lets substitutes begin and cease to act, by a day: one, or (null) all. */
export const turnSubstitutes = statement<NoRow, { today: string; id: string | null }>(`
  UPDATE substitutions t SET acts = now.acts
    FROM (SELECT s.id, ${ACTS} AS acts FROM substitutions s ${JOINS} WHERE s.workspace_id = $1 AND ($id::uuid IS NULL OR s.id = $id)) now
   WHERE t.workspace_id = $1 AND t.id = now.id AND t.acts <> now.acts`);

export const insertSubstitute = statement<
  { id: string },
  {
    person_id: string;
    substitute_id: string;
    created_by: string;
    starts_on: string;
    ends_on: string | null;
    when_away: boolean;
    areas: readonly string[];
  }
>(`
  INSERT INTO substitutions (workspace_id, person_id, substitute_id, created_by, starts_on, ends_on, when_away, areas, acts)
  VALUES ($1, $person_id, $substitute_id, $created_by, $starts_on, $ends_on, $when_away, $areas::text[], 'no')
  RETURNING id`);

export const substituteById = statement<SubstituteRow, { id: string }>(
  `SELECT ${COLUMNS} FROM substitutions s ${JOINS} WHERE s.workspace_id = $1 AND s.id = $id`,
);

/** The person's substitutes in some of these areas on some of these days. The person must be locked. */
export const overlapping = statement<
  { id: string },
  { person_id: string; starts_on: string; ends_on: string | null; areas: readonly string[] }
>(`
  SELECT id FROM substitutions
   WHERE workspace_id = $1 AND person_id = $person_id AND areas && $areas::text[]
     AND daterange(starts_on, ends_on, '[]') && daterange($starts_on::date, $ends_on::date, '[]')
   ORDER BY starts_on, id`);

export const deleteSubstitute = statement<{ id: string }, { id: string }>(
  'DELETE FROM substitutions WHERE workspace_id = $1 AND id = $id RETURNING id',
);

export const dropSubstitutes = statement<{ id: string }, { id: string }>(
  'DELETE FROM substitutions WHERE workspace_id = $1 AND (person_id = $id OR substitute_id = $id) RETURNING id',
);

import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { holidaysBetweenOf } from '../../../schedule/calendars.ts';
import type { Holiday, PatternVersion } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';
import { namedColumns, namedColumnsAs, type MaybeNamedAs, type Named } from '../../../people/named.ts';

/** A person as the whole directory may see them: private columns are not even read. */
export interface EntryRow extends Named, MaybeNamedAs<'manager'> {
  job_title: string | null;
  department_id: string | null;
  department_label: string | null;
}

const COLUMNS = `
  u.id, ${namedColumns('u')}, u.job_title,
  u.department_id, d.label AS department_label,
  u.manager_id, ${namedColumnsAs('m', 'manager')}`;

const FROM = `users u
  LEFT JOIN users m ON m.workspace_id = u.workspace_id AND m.id = u.manager_id
  LEFT JOIN list_items d ON d.workspace_id = u.workspace_id AND d.id = u.department_id`;

/** SQL: the person has not left. */
const here = (person: string) => `${person}.status <> 'deactivated' AND ${person}.deleted_at IS NULL`;

export const directory = defineList<EntryRow, { department_id: string; manager_id: string; q: string }>({
  name: 'team',
  columns: COLUMNS,
  from: FROM,
  where: `u.workspace_id = $1 AND ${here('u')}`,
  id: 'u.id',
  orders: { last_name: { sql: 'u.last_name', type: 'text' } },
  filters: {
    department_id: 'u.department_id = $department_id',
    manager_id: 'u.manager_id = $manager_id',
    q: `(u.first_name || ' ' || u.last_name ILIKE $q OR u.email::text ILIKE $q OR u.job_title ILIKE $q)`,
  },
});

export interface ProfileRow extends EntryRow {
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  phone: string | null;
  bio: string | null;
  start_date: string;
  timezone: string | null;
  locale: string | null;
  /** Sum of the versions of `users` and `user_details`. */
  version: number;
}

export const profile = statement<ProfileRow, { id: string }>(`
  SELECT ${COLUMNS}, u.first_name, u.last_name, u.start_date, u.timezone, u.locale,
         p.preferred_name, p.phone, p.bio, u.version + COALESCE(p.version, 0) AS version
    FROM ${FROM}
    LEFT JOIN user_details p ON p.workspace_id = u.workspace_id AND p.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $id AND u.deleted_at IS NULL`);

export const updateSettings = statement<
  NoRow,
  { id: string; timezone: string | null; locale: string | null }
>(`
  UPDATE users SET timezone = $timezone, locale = $locale WHERE workspace_id = $1 AND id = $id`);

export const putDetails = statement<
  NoRow,
  { user_id: string; preferred_name: string | null; phone: string | null; bio: string | null }
>(`
  INSERT INTO user_details (workspace_id, user_id, preferred_name, phone, bio) VALUES ($1, $user_id, $preferred_name, $phone, $bio)
  ON CONFLICT (workspace_id, user_id) DO UPDATE
     SET preferred_name = excluded.preferred_name, phone = excluded.phone, bio = excluded.bio`);

/** Side lengths in pixels of the stored photo sizes, in the order of `setPhoto`. */
export const PHOTO_SIDES = [64, 256, 512] as const;

const PHOTO = `
  SELECT CASE $side::int WHEN 64 THEN p.photo_64 WHEN 256 THEN p.photo_256 ELSE p.photo_512 END AS file_id
    FROM users u LEFT JOIN user_details p ON p.workspace_id = u.workspace_id AND p.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $id`;

/** The file of a person's photo in one size; null without a photo. */
export const ownPhoto = statement<{ file_id: string | null }, { id: string; side: number }>(
  `${PHOTO} AND u.deleted_at IS NULL`,
);

/** As `ownPhoto`, for people in the directory only. */
export const memberPhoto = statement<{ file_id: string | null }, { id: string; side: number }>(
  `${PHOTO} AND ${here('u')}`,
);

export const photoFiles = statement<{ id: string }, { user_id: string }>(`
  SELECT unnest(ARRAY[photo_64, photo_256, photo_512]) AS id
    FROM user_details WHERE workspace_id = $1 AND user_id = $user_id AND photo_256 IS NOT NULL`);

/** Sets or clears the files; returns the id of the photo. */
export const setPhoto = statement<
  { photo: string | null },
  { user_id: string; photo_64: string | null; photo_256: string | null; photo_512: string | null }
>(`
  INSERT INTO user_details (workspace_id, user_id, photo_64, photo_256, photo_512) VALUES ($1, $user_id, $photo_64, $photo_256, $photo_512)
  ON CONFLICT (workspace_id, user_id) DO UPDATE
     SET photo_64 = excluded.photo_64, photo_256 = excluded.photo_256, photo_512 = excluded.photo_512
  RETURNING photo_256 AS photo`);

export interface MemberRow extends EntryRow {
  pattern: PatternVersion[];
  holidays: Holiday[];
  absences: Slots[];
}

/**
 * A person with the work pattern, holidays and absences of `date`. `slot` is the half-day slot of its
 * morning.
 */
export const member = statement<MemberRow, { id: string; date: string; slot: number }>(`
  SELECT ${COLUMNS},
         (SELECT COALESCE(json_agg(json_build_object('from', c.start_date, 'to', c.end_date, 'hours', c.pattern)), '[]')
            FROM contracts c
           WHERE c.workspace_id = $1 AND c.employee_id = u.id AND c.deleted_at IS NULL
             AND c.status NOT IN ('draft', 'pending_signature')
             AND c.start_date <= $date::date AND (c.end_date IS NULL OR c.end_date >= $date::date)) AS pattern,
         (SELECT COALESCE(json_agg(json_build_object('date', h.date, 'name', h.name, 'half_day', h.half_day)), '[]')
            FROM ${holidaysBetweenOf('u.id', '$date::date', '$date::date')}) AS holidays,
         (SELECT COALESCE(json_agg(json_build_object('from', lower(a.slots), 'to', upper(a.slots))), '[]')
            FROM absences a
           WHERE a.workspace_id = $1 AND a.employee_id = u.id AND a.status = 'approved' AND a.deleted_at IS NULL
             AND a.hours IS NULL AND a.slots && int4range($slot::int, $slot::int + 2)) AS absences
    FROM ${FROM}
   WHERE u.workspace_id = $1 AND u.id = $id AND ${here('u')}`);

export interface ChartRow {
  id: string;
  name: string;
  job_title: string | null;
  manager_id: string | null;
  /** 1 for people at the top. */
  level: number;
}

/**
 * The chart, level by level and by name, with `depth` levels at most. Begins at `root_id`, or at everyone
 * without a manager if null.
 */
export const chart = statement<ChartRow, { root_id: string | null; depth: number }>(`
  WITH RECURSIVE chart AS (
    SELECT u.id, u.first_name, u.last_name, u.job_title, u.manager_id, 1 AS level
      FROM users u
     WHERE u.workspace_id = $1 AND ${here('u')}
       AND CASE WHEN $root_id::uuid IS NOT NULL THEN u.id = $root_id
                ELSE NOT EXISTS (SELECT FROM users m WHERE m.workspace_id = $1 AND m.id = u.manager_id AND ${here('m')}) END
     UNION ALL
    SELECT u.id, u.first_name, u.last_name, u.job_title, u.manager_id, c.level + 1
      FROM chart c
      JOIN users u ON u.workspace_id = $1 AND u.manager_id = c.id AND ${here('u')}
     WHERE c.level < $depth
  )
  SELECT id, first_name || ' ' || last_name AS name, job_title, manager_id, level
    FROM chart ORDER BY level, last_name, first_name, id`);

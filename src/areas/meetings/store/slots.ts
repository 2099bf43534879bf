import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { SlotStatus } from '../rules/slots.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface SlotRow extends NamedAs<'host'> {
  id: string;
  starts_at: string;
  ends_at: string;
  kept_until: string;
  status: SlotStatus;
  held_by: string | null;
  held_until: string | null;
  meeting_id: string | null;
  /** People invited to the meeting that it was booked for. */
  attendee_ids: string[];
  /** The host is in another meeting during the slot or its buffer. */
  busy: boolean;
}

const AT_THE_TIME = `
  b.workspace_id = $1 AND b.status = 'scheduled' AND b.id IS DISTINCT FROM t.meeting_id AND b.starts_at < t.kept_until
    AND b.ends_at > t.starts_at AND b.starts_at > t.starts_at - interval '24 hours'`;

/**
 * SQL: ids of slots whose host organises or has accepted another meeting at the time. One query for all
 * slots: one per slot took more than the rest of the page.
 */
const taken = (slots: string): string => `
  SELECT t.id FROM ${slots} t JOIN meetings b ON ${AT_THE_TIME} AND b.organizer_id = t.host_id
  UNION
  SELECT t.id FROM ${slots} t JOIN meetings b ON ${AT_THE_TIME}
    JOIN meeting_attendees c ON c.workspace_id = $1 AND c.meeting_id = b.id AND c.user_id = t.host_id AND c.response = 'accepted'`;

const SHOWN: Shown = {
  row: 's',
  columns: `
    s.id, s.host_id, ${namedColumnsAs('h', 'host')}, s.starts_at, s.ends_at,
    s.kept_until, s.status, s.held_by, s.held_until, s.meeting_id, COALESCE(invited.ids, '{}') AS attendee_ids,
    taken.id IS NOT NULL AS busy`,
  sets: {
    invited: `
      SELECT a.meeting_id, array_agg(a.user_id)::text[] AS ids FROM meeting_attendees a
       WHERE a.workspace_id = $1 AND a.meeting_id ${among('s', 'meeting_id')}
       GROUP BY a.meeting_id`,
    taken: taken('s'),
  },
  joins: `
    LEFT JOIN users h ON h.workspace_id = $1 AND h.id = s.host_id
    LEFT JOIN invited ON invited.meeting_id = s.meeting_id
    LEFT JOIN taken ON taken.id = s.id`,
};

/** SQL: slots of the days that a list asks for. */
const ASKED_FOR = `
  (SELECT * FROM meeting_slots
    WHERE workspace_id = $1 AND ends_at > $ends_after::timestamptz AND starts_at < $starts_before::timestamptz)`;

export const slotList = defineList<
  SlotRow,
  { host_id: string; ends_after: string; starts_before: string; available: boolean }
>({
  name: 'meeting slots',
  columns: SHOWN,
  from: 'meeting_slots s',
  where: 's.workspace_id = $1',
  id: 's.id',
  orders: { starts_at: { sql: 's.starts_at', type: 'timestamptz' } },
  filters: {
    host_id: 's.host_id = $host_id',
    ends_after: 's.ends_at > $ends_after::timestamptz',
    starts_before: 's.starts_at < $starts_before::timestamptz',
    available: `((s.status = 'free' OR s.status = 'held' AND s.held_until <= now()) AND s.starts_at > now() AND s.id NOT IN (${taken(ASKED_FOR)})) = $available::boolean`,
  },
});

export const slotById = statement<SlotRow, { id: string }>(
  shown(SHOWN, 'SELECT s.* FROM meeting_slots s WHERE s.workspace_id = $1 AND s.id = $id'),
);

/** Locks a slot until the transaction ends. Read it in a later statement, as with `lockMeeting`. */
export const lockSlot = statement<{ id: string }, { id: string }>(
  'SELECT id FROM meeting_slots WHERE workspace_id = $1 AND id = $id FOR UPDATE',
);

/** Slots of a host that overlap a span, buffers included. */
export const slotsWithin = statement<SlotRow, { host_id: string; starts_at: string; kept_until: string }>(
  `${shown(
    SHOWN,
    `SELECT s.* FROM meeting_slots s
      WHERE s.workspace_id = $1 AND s.host_id = $host_id AND s.starts_at < $kept_until::timestamptz
        AND s.kept_until > $starts_at::timestamptz
      ORDER BY s.starts_at, s.id LIMIT 200`,
  )} ORDER BY s.starts_at, s.id`,
);

export const insertSlots = statement<
  NoRow,
  {
    host_id: string;
    starts_at: readonly string[];
    ends_at: readonly string[];
    kept_until: readonly string[];
  }
>(`
  INSERT INTO meeting_slots (workspace_id, host_id, starts_at, ends_at, kept_until)
  SELECT $1, $host_id::uuid, cut.starts_at, cut.ends_at, cut.kept_until
    FROM unnest($starts_at::timestamptz[], $ends_at::timestamptz[], $kept_until::timestamptz[])
      AS cut(starts_at, ends_at, kept_until)`);

export const deleteSlot = statement<NoRow, { id: string }>(
  `DELETE FROM meeting_slots WHERE workspace_id = $1 AND id = $id AND status <> 'booked'`,
);

/** Holds a slot for a person. An active hold by the same person keeps its expiry. */
export const holdSlot = statement<
  { held_until: string | null },
  { id: string; user_id: string; until: string; now: string }
>(`
  UPDATE meeting_slots
     SET held_until = CASE WHEN held_by = $user_id AND held_until > $now::timestamptz THEN held_until ELSE $until::timestamptz END,
         status = 'held', held_by = $user_id
   WHERE workspace_id = $1 AND id = $id AND status <> 'booked'
  RETURNING held_until`);

/** Releases what a person holds, except one slot. */
export const releaseHolds = statement<NoRow, { user_id: string; but_id: string | null }>(`
  UPDATE meeting_slots SET status = 'free', held_by = NULL, held_until = NULL
   WHERE workspace_id = $1 AND held_by = $user_id AND id IS DISTINCT FROM $but_id::uuid`);

/** Expects a locked slot. */
export const bookSlot = statement<NoRow, { id: string; meeting_id: string }>(`
  UPDATE meeting_slots SET status = 'booked', meeting_id = $meeting_id, held_by = NULL, held_until = NULL
   WHERE workspace_id = $1 AND id = $id`);

export const freeSlot = statement<NoRow, { meeting_id: string }>(`
  UPDATE meeting_slots SET status = 'free', meeting_id = NULL WHERE workspace_id = $1 AND meeting_id = $meeting_id`);

/** Deletes a host's slots from an instant on, except booked ones. */
export const deleteOpenSlots = statement<{ id: string }, { host_id: string; after: string }>(`
  DELETE FROM meeting_slots WHERE workspace_id = $1 AND host_id = $host_id AND status <> 'booked' AND starts_at > $after
  RETURNING id`);

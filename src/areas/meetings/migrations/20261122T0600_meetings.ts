import { ref, tenantTable } from '../../../db/tenant.ts';

/** Meetings with attendees, bookable slots, slides, sent reminders, and private calendar addresses. */
export const sql = `
  ${tenantTable(
    'meetings',
    `organizer_id uuid NOT NULL,
     title text NOT NULL,
     starts_at timestamptz NOT NULL,
     ends_at timestamptz NOT NULL,
     timezone text NOT NULL,
     location text,
     url text,
     agenda text,
     status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'cancelled')),
     cancel_reason text,
     cancelled_at timestamptz,
     -- the organiser knows of another meeting at the time
     may_overlap boolean NOT NULL DEFAULT false,
     -- changes that calendars are told of; the version counts answers of attendees, too
     sequence int NOT NULL DEFAULT 0,
     CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '24 hours'),
     CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
     CONSTRAINT meetings_no_overlap EXCLUDE USING gist (workspace_id WITH =, organizer_id WITH =,
       tstzrange(starts_at, ends_at, '[)') WITH &&) WHERE (status = 'scheduled' AND NOT may_overlap),
     ${ref('organizer_id', 'users')}`,
    { versioned: true },
  )}
  CREATE INDEX meetings_start ON meetings (workspace_id, starts_at, id);
  CREATE INDEX meetings_created ON meetings (workspace_id, created_at, id);
  CREATE INDEX meetings_organizer ON meetings (workspace_id, organizer_id, starts_at);

  ${tenantTable(
    'meeting_attendees',
    `meeting_id uuid NOT NULL,
     user_id uuid NOT NULL,
     response text NOT NULL DEFAULT 'needs_action' CHECK (response IN ('needs_action', 'accepted', 'declined', 'tentative')),
     responded_at timestamptz,
     UNIQUE (workspace_id, meeting_id, user_id),
     CHECK ((response = 'needs_action') = (responded_at IS NULL)),
     ${ref('meeting_id', 'meetings')},
     ${ref('user_id', 'users')}`,
  )}
  CREATE INDEX meeting_attendees_user ON meeting_attendees (workspace_id, user_id, meeting_id);

  ${tenantTable(
    'meeting_slots',
    `host_id uuid NOT NULL,
     starts_at timestamptz NOT NULL,
     ends_at timestamptz NOT NULL,
     -- the end of the buffer, in which the host has no other slot
     kept_until timestamptz NOT NULL,
     status text NOT NULL DEFAULT 'free' CHECK (status IN ('free', 'held', 'booked')),
     held_by uuid,
     held_until timestamptz,
     meeting_id uuid,
     UNIQUE (workspace_id, meeting_id),
     CHECK (ends_at > starts_at AND kept_until >= ends_at),
     CHECK ((status = 'held') = (held_by IS NOT NULL) AND (status = 'held') = (held_until IS NOT NULL)),
     CHECK ((status = 'booked') = (meeting_id IS NOT NULL)),
     CONSTRAINT meeting_slots_no_overlap EXCLUDE USING gist (workspace_id WITH =, host_id WITH =,
       tstzrange(starts_at, kept_until, '[)') WITH &&),
     ${ref('host_id', 'users')},
     ${ref('held_by', 'users')},
     ${ref('meeting_id', 'meetings')}`,
  )}
  CREATE INDEX meeting_slots_start ON meeting_slots (workspace_id, starts_at, id);
  CREATE INDEX meeting_slots_held ON meeting_slots (workspace_id, held_by) WHERE held_by IS NOT NULL;

  ${tenantTable(
    'meeting_slides',
    `meeting_id uuid NOT NULL,
     file_id uuid NOT NULL,
     position int NOT NULL,
     UNIQUE (workspace_id, meeting_id, position),
     ${ref('meeting_id', 'meetings')},
     ${ref('file_id', 'files')}`,
  )}

  -- by start: a meeting that is moved is reminded of once more
  ${tenantTable(
    'meeting_reminders',
    `meeting_id uuid NOT NULL,
     starts_at timestamptz NOT NULL,
     UNIQUE (workspace_id, meeting_id, starts_at),
     ${ref('meeting_id', 'meetings')}`,
  )}

  -- password_mark: the hash of the hash of the password that the address was made with, whose change ends it
  ${tenantTable(
    'calendar_feeds',
    `user_id uuid NOT NULL,
     token_hash bytea NOT NULL,
     password_mark bytea NOT NULL,
     UNIQUE (workspace_id, user_id),
     UNIQUE (workspace_id, token_hash),
     ${ref('user_id', 'users')}`,
  )}
`;

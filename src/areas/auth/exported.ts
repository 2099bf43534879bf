import type { AreaTables } from '../../exports/tables.ts';

/**
 * People are exported without credentials: they choose a new password in the installation that imports them.
 */
const tables: AreaTables = {
  users: { made: ['holiday_calendar', 'role', 'status', 'timezone'], secret: ['password_hash'] },
  former_employments: {},
  placements: { made: ['calendar', 'own_calendar'] },
  email_changes: {},
  documents_access: { made: ['email'], secret: ['token_expires_at', 'token_hash'] },
  user_imports: { leftOut: 'Work of this installation; whom it added is among the people.' },
  user_import_rows: { leftOut: 'As `user_imports`.' },
  sessions: { leftOut: 'Who is signed in here is not signed in elsewhere.' },
  two_factor: { leftOut: 'Secrets of second factors.' },
  recovery_codes: { leftOut: 'Hashes of recovery codes.' },
  one_time_tokens: {
    leftOut: 'Hashes of tokens of invitations and password resets, which are valid for days at most.',
  },
  idempotency_keys: {
    made: ['key', 'principal'],
    leftOut: 'Answers that are remembered for a day, for clients of this installation.',
  },
};
export default tables;

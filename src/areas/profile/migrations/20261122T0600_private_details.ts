import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Data that only the person and admins see. It is not in `user_details`, which the directory joins for the
 * photo, so no query of the directory touches it.
 */
export const sql = `
  ${tenantTable(
    'addresses',
    `user_id uuid NOT NULL,
     line1 text NOT NULL,
     line2 text,
     postal_code text NOT NULL,
     city text NOT NULL,
     region text,
     country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
     UNIQUE (workspace_id, user_id),
     ${ref('user_id', 'users')}`,
    { versioned: true },
  )}
  ${tenantTable(
    'personal_details',
    `user_id uuid NOT NULL,
     birth_date date,
     gender text CHECK (gender IN ('female', 'male', 'non_binary', 'other')),
     nationality text CHECK (nationality ~ '^[A-Z]{2}$'),
     national_id_sealed bytea,
     emergency_contacts jsonb NOT NULL DEFAULT '[]',
     UNIQUE (workspace_id, user_id),
     ${ref('user_id', 'users')}`,
    { versioned: true },
  )}
`;

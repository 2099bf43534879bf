import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * What only a person and admins see, apart from `user_details`, which the directory joins for the photo: no query of the
 * directory touches these tables.
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

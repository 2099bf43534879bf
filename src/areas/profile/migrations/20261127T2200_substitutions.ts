import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Rules 83, 84: who decides for whom, and what was reminded of or escalated. `acts` is kept by a job: `away` means
 * that the substitute is on leave as well. An escalation is dropped when its record no longer waits.
 */
export const sql = `
  ${tenantTable(
    'substitutions',
    `person_id uuid NOT NULL,
     substitute_id uuid NOT NULL,
     created_by uuid NOT NULL,
     starts_on date NOT NULL,
     ends_on date,
     when_away boolean NOT NULL,
     areas text[] NOT NULL,
     acts text NOT NULL CHECK (acts IN ('no', 'yes', 'away')),
     CHECK (person_id <> substitute_id),
     ${ref('person_id', 'users')},
     ${ref('substitute_id', 'users')},
     ${ref('created_by', 'users')}`,
  )}
  CREATE INDEX substitutions_person ON substitutions (workspace_id, person_id);
  CREATE INDEX substitutions_substitute ON substitutions (workspace_id, substitute_id);
  ${tenantTable(
    'escalations',
    `record_id uuid NOT NULL,
     employee_id uuid NOT NULL,
     waiting_since timestamptz NOT NULL,
     reminded_at timestamptz,
     escalated_at timestamptz,
     CONSTRAINT escalations_once UNIQUE (workspace_id, record_id),
     ${ref('employee_id', 'users')}`,
  )}
`;

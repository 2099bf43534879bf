import { ref, tenantTable } from '../../../db/tenant.ts';

/** Months as they were handed over to payroll or accounting (rules 224 to 226). They never change. */
export const sql = `
  ${tenantTable(
    'handovers',
    `kind text NOT NULL CHECK (kind IN ('payroll', 'accounting')),
     -- its first day
     month date NOT NULL CHECK (extract(day FROM month) = 1),
     number int NOT NULL CHECK (number > 0),
     row_count int NOT NULL,
     -- whom it names: they are not anonymised while it must be kept
     people uuid[] NOT NULL,
     -- lines of JSON, the first of which describes it
     document text NOT NULL,
     sha256 bytea NOT NULL,
     created_by_id uuid NOT NULL,
     UNIQUE (workspace_id, kind, month, number),
     ${ref('created_by_id', 'users')}`,
  )}
  CREATE INDEX handovers_month ON handovers (workspace_id, month DESC, id DESC);
  CREATE INDEX handovers_created ON handovers (workspace_id, created_at DESC, id DESC);

  ${tenantTable(
    'handover_late',
    `-- what an earlier month had become when this hand-over reported it
     handover_id uuid NOT NULL,
     kind text NOT NULL,
     month date NOT NULL,
     people uuid[] NOT NULL,
     document text NOT NULL,
     UNIQUE (workspace_id, handover_id, month),
     ${ref('handover_id', 'handovers', 'ON DELETE CASCADE')}`,
  )}
  CREATE INDEX handover_late_month ON handover_late (workspace_id, kind, month, created_at DESC);

  CREATE FUNCTION keep_handover() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'a hand-over does not change' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER handovers_frozen BEFORE UPDATE ON handovers FOR EACH ROW EXECUTE FUNCTION keep_handover();
`;

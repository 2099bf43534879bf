/**
 * The common shape of tenant tables, in one place so that no migration can forget a wall: a key that begins
 * with the workspace, row-level security that binds the owner too, and grants for the app role, which is
 * neither owner nor superuser.
 */
export interface TenantOptions {
  /** Rows carry a version and `updated_at`, both kept by a trigger. */
  versioned?: boolean;
  /** Rows are only ever added: the app role may not change or delete them. */
  appendOnly?: boolean;
}

const POLICY = `workspace_id = NULLIF(current_setting('app.workspace', true), '')::uuid`;

/** SQL that makes the table `name` with these columns and constraints. */
export function tenantTable(
  name: string,
  columns: string,
  { versioned = false, appendOnly = false }: TenantOptions = {},
): string {
  const versionColumns = versioned
    ? `updated_at timestamptz NOT NULL DEFAULT clock_timestamp(), version int NOT NULL DEFAULT 1,`
    : '';
  const trigger = versioned
    ? `CREATE TRIGGER ${name}_touch BEFORE UPDATE ON ${name} FOR EACH ROW EXECUTE FUNCTION touch_row();`
    : '';
  return `
    CREATE TABLE ${name} (
      workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
      id uuid NOT NULL DEFAULT uuidv7(),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      ${versionColumns}
      ${columns.trim().replace(/,$/, '')},
      PRIMARY KEY (workspace_id, id)
    );
    ${trigger}
    ${walls(name, appendOnly ? 'SELECT, INSERT' : 'SELECT, INSERT, UPDATE, DELETE')}
  `;
}

/** Row-level security and grants of a table that has a `workspace_id`. */
export function walls(name: string, grants: string): string {
  return `
    ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
    ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;
    CREATE POLICY ${name}_workspace ON ${name} USING (${POLICY}) WITH CHECK (${POLICY});
    GRANT ${grants} ON ${name} TO workforce_app;
  `;
}

/** A foreign key within the workspace. A plain one ignores row-level security, and could refer to another's row. */
export const ref = (column: string, table: string, onDelete = '') =>
  `FOREIGN KEY (workspace_id, ${column}) REFERENCES ${table} (workspace_id, id) ${onDelete}`.trim();
